### The Bonus Travel Tokens.

module-bonus-tokens = Jetons Voyage Bonus
    .short = Jetons Bonus
    .line = Trois jetons aux récompenses nouvelles rejoignent les autres.
page-chapter-V-BON = Jetons Voyage Bonus

## Names

# token

token-value-plus-1 = Cadeaux +{ FIGURE("bonus_tokens.tokens.value-plus-1.value") }
    .does = avec 1 Serviteur de la Réserve dessus, vos cartes valent { FIGURE("bonus_tokens.tokens.value-plus-1.value") } de plus aujourd’hui
token-toll = péage
    .does = avec 1 Serviteur de la Réserve dessus, chaque action adverse dans le lieu choisi vous rapporte { COUNT(FIGURE("bonus_tokens.tokens.toll.vp"), of: "vp") } aujourd’hui
token-follow = suivre
    .does = avec 1 Serviteur de la Réserve dessus, vous pouvez suivre aujourd’hui les actions du lieu choisi

## Questions

ask-token-marker = Quel pion de votre Réserve placez-vous sur le jeton « { NAME($token) } » ?
ask-token-location = Sur quel lieu posez-vous le jeton « { NAME($token) } » ?
ask-follow = Quelqu’un vient d’effectuer l’action « { NAME($location) } », là où se trouve votre jeton. Suivez-vous cette action ?
    .title = Suivez-vous cette action ?
    .context = Quelqu’un vient d’effectuer l’action « { NAME($location) } », là où se trouve votre jeton.
ask-follow-action = Vous suivez l’action « { NAME($location) } ». Comment l’effectuez-vous ?
    .title = Comment effectuez-vous l’action ?
    .context = Vous suivez l’action « { NAME($location) } ».

## Answers

answer-follow = suivre : effectuer la même action, à vos frais
    .label = Suivre
    .note = effectuer la même action, à vos frais
answer-decline_follow = ne pas suivre
answer-decline_follow-action = finalement ne pas agir
answer-place_token-marker = un Serviteur
answer-place_token-marker-double = le Double Serviteur, pour 1
answer-at_token-location = sur le lieu « { NAME($chosen) } »
answer-at_value-plus-1 = { NAME($chosen, form: "official") }, qui détient { NAME($there, form: "the") } : sans pénalité, grâce à votre jeton
    .label = { NAME($chosen, form: "short") }

## Why not

why-no-marker = le jeton demande un Serviteur de votre Réserve, et elle est vide

## Events

event-token-in-use = { NAME($who) } place un Serviteur sur le jeton « { NAME($token) } » et le pose à côté de son Plateau de Joueur
    .you = Vous placez un Serviteur sur le jeton « { NAME($token) } » et le posez à côté de votre Plateau de Joueur
event-token-in-use_location = { NAME($who) } place un Serviteur sur le jeton « { NAME($token) } » et le pose sur le lieu « { NAME($location) } »
    .you = Vous placez un Serviteur sur le jeton « { NAME($token) } » et le posez sur le lieu « { NAME($location) } »
event-token-home = { NAME($who) } reprend le jeton « { NAME($token) } » ; son Serviteur va dans la pioche
    .you = Vous reprenez le jeton « { NAME($token) } » ; son Serviteur va dans votre pioche
event-toll =
    { NAME($actor, form: "kind") ->
        [you] Vous devez à { NAME($who) } le péage de « { NAME($location) } »
       *[other] { NAME($actor) } doit à { NAME($who) } le péage de « { NAME($location) } »
    }
    .you = { NAME($actor) } vous doit le péage de « { NAME($location) } »
event-follows = { NAME($who) } suit l’action « { NAME($location) } »
    .you = Vous suivez l’action « { NAME($location) } »

## On the board

board-bonus-token = { NAME($who) } : { NAME($token) }

## In the terminal

terminal-bonus-tokens = En service
terminal-bonus-token = { NAME($who) } : { NAME($token) } ({ NAME($place, form: "short") })
terminal-bonus-token_beside = { NAME($who) } : { NAME($token) } (à côté du plateau)

## Options and sources of VP

why-config-bonus-tokens-meng = pas dans une partie contre M. Meng
why-config-bonus-tokens-modules = pas avec un module, ici { $module }
source-toll = péages des jetons Voyage Bonus, négatifs pour qui paie

# Ce qui ne peut pas être dans une position
why-bonus-tokens-list = il faut une liste « in_use », et rien d’autre
why-bonus-tokens-row = chaque jeton a « token », « seat », pour toll et follow aussi « location », et peut avoir « marker »
why-bonus-tokens-marker = le marqueur est « servant » ou « double », et non { $given }
why-bonus-tokens-beside = { $token } est à côté du plateau de son propriétaire, et dans aucun lieu
why-bonus-tokens-location = { $token } est dans un lieu, ce que { $given } n’est pas

## The card about a thing

about-bonus-token = Jeton : { NAME($token) }, { NAME($who) }
    .you = Votre jeton : { NAME($token) }
    .kind = En jeu jusqu’à la Nuit
    .what = { NAME($token, form: "does") }. Après le dernier tour du Jour, il est gardé comme les autres, et son Serviteur va dans la pioche.
about-bonus-tokens = Jetons Voyage Bonus en jeu
    .kind = { $n }
    .what = Ils restent en jeu jusqu’à la fin du Jour, chacun avec un Serviteur.

## Leçon

lesson-bonus-tokens = Jetons Voyage Bonus
    .line = Des jetons qui servent tout le Jour.
lesson-bonus-tokens-map = Trois nouvelles sortes de jetons sont dans la zone Voyage. Ils n’aident pas une seule fois : ils restent en jeu jusqu’à la fin du Jour.
    .title = Des jetons qui restent
lesson-bonus-tokens-card = Le Voyage a un 2, et votre 6 est gratuit. On entre dans la zone Voyage où l’on veut.
    .title = En route
    .do = Donnez le 6 au Voyage.
    .else = C’est possible, mais la leçon parle de ces jetons.
lesson-bonus-tokens-plus = Voici le jeton qui fait compter un de plus chaque carte que vous donnez. Les cartes égales deviennent gratuites, et même un 9 bat un 9.
    .title = Un de plus
    .do = Entrez par la cité éclairée.
    .else = Un autre jeton. Pointez-le pour voir ce qu’il fait.
lesson-bonus-tokens-use = Un pion de votre Réserve le marque pour aujourd’hui ; à la fin du Jour, il revient.
    .title = Posez-le
    .do = Utilisez le jeton.
    .known = Les jetons Bonus servent jusqu’à la fin du Jour
    .else = Alors le jeton ne sert plus qu’à l’échange.
lesson-bonus-tokens-works = Dès maintenant et jusqu’à la fin du Jour, chaque carte donnée compte un de plus. Profitez-en tant qu’il agit.
    .title = Il agit
