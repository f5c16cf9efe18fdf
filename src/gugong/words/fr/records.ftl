# Pourquoi un enregistrement ne se lit pas ou ne se rejoue pas.

why-record-line = ligne { $line } : { $why }
why-record-empty = l’enregistrement est vide
why-record-no-text = ce n’est pas du texte
why-record-no-json = l’en-tête d’un enregistrement est une ligne de JSON : { $fault }
why-record-no-record = ce n’est pas un enregistrement : son en-tête doit contenir "gugong": "record"
why-record-revision = la révision { $given } des règles est inconnue ; cette version connaît celles de 1 à { $latest }
why-record-no-object = { $part } doit être un objet
why-record-no-answer = il faut une place (ou - pour le hasard) et une réponse, et non { $given }
why-record-hidden = cet enregistrement a été fait pour une seule place ; ce qu’il cache ne peut pas être rejoué
why-record-over = la partie est finie, mais l’enregistrement continue par { $answer }
why-record-seat =
    la question ({ $prompt }) est pour { $asked ->
        [-1] le hasard
       *[other] la place { $asked }
    }, et non pour { $given ->
        [-1] le hasard
       *[other] la place { $given }
    }
why-record-answer = { $answer } : { $why }
why-record-older = { $why } (l’enregistrement suit la révision { $then } des règles, cette version joue la révision { $now })
why-record-unfinished = l’enregistrement s’arrête avant la fin de la partie ; personne n’a encore gagné
why-record-no-companion = ce n’est pas une partie contre M. Meng dont le hasard est laissé à la table
why-record-companion-damaged = ce que le compagnon doit retenir est endommagé
why-record-not-kept = aucune partie n’est conservée sous ce nom ; --resume seul en donne la liste
why-record-kept-several = plusieurs parties conservées commencent ainsi : { LIST($names) }
why-record-lost = cette partie ne se rejoue plus, et il n’y a pas de position d’où continuer

# Une partie passée par pickle
why-record-other-release = elle a été faite par gugong { $made }, et ici c’est { $here } ; gardez les parties comme enregistrements
why-record-other-sum = elle est abîmée : ce qu’elle contient n’est pas ce qu’on y a mis
why-record-damaged = elle est abîmée : { $fault }
