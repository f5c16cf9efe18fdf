### Żetony pierwszego wydania.

module-first-edition = Bonusowe Żetony Podróży, pierwsze wydanie
    .line = To samo, z trzema żetonami pierwszego wydania.

## Nazwy

# żetony

token-double-value = podwójna wartość
    .does = jednorazowo dawana karta ma podwójną wartość
token-double-card = karta dwa razy
    .does = jednorazowo akcja Karty dwa razy
token-discount-2 = { COUNT(FIGURE("first_edition.tokens.discount-2.servants"), of: "servant") } mniej
    .does = jednorazowo Jadeit lub Dekret o { COUNT(FIGURE("first_edition.tokens.discount-2.servants"), of: "servant", form: "acc") } taniej

## Odpowiedzi

answer-at_double-value = { NAME($chosen, form: "official-dat") } za { NAME($there, form: "acc") }: bez opłaty dzięki żetonowi
    .label = { NAME($chosen, form: "short") }
answer-token_double-value = użyj żetonu: { NAME($card) } ma podwójną wartość
    .label = Użyj żetonu
    .note = { NAME($card) } ma podwójną wartość
answer-token_double-card = użyj żetonu: akcja Karty dwa razy
    .label = Użyj żetonu
    .note = akcja Karty dwa razy
answer-token_discount-2 = użyj żetonu: akcja o { COUNT(FIGURE("first_edition.tokens.discount-2.servants"), of: "servant", form: "acc") } taniej
    .label = Użyj żetonu
    .note = akcja o { COUNT(FIGURE("first_edition.tokens.discount-2.servants"), of: "servant", form: "acc") } taniej

## Dlaczego nie

why-none-face-up = nie masz odkrytego żetonu „{ NAME($chosen) }”
why-no-gift-helped = podwojenie wartości karty nie oszczędza ci teraz opłaty
why-no-card-action = to jest na chwilę, w której używasz akcji swojej Karty
why-nothing-cheaper = to jest do akcji Jadeitu lub Dekretów, a teraz żadna nie będzie tańsza

## Wydarzenia

event-face-up = { NAME($who) } zachowuje odkryty żeton „{ NAME($token) }”
    .you = Zachowujesz odkryty żeton: { NAME($token, form: "does") }
event-turns-up = { NAME($who) } nie wykonuje akcji: żeton „{ NAME($token) }” nie jest zużyty
    .you = Nie wykonujesz akcji: twój żeton „{ NAME($token) }” nie jest zużyty

# Czego nie może być w pozycji
why-first-edition-used = potrzebna jest liczba użytych żetonów dla: { LIST($known) }
why-first-edition-stored = żetonów u gracza: { $stored }, a użytych nie może być { $given }
