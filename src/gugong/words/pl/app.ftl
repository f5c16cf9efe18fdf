### Cały dziennik i strona jako aplikacja.

page-whole-log = Cała partia
page-log-of = Czyje wpisy
page-log-of_all = Wszyscy
page-no-connection = Brak połączenia
page-no-connection-why = Gra jest na serwerze, z którym nie można się teraz połączyć. To, co rozegrano, jest tam zapisane.
page-try-again = Spróbuj ponownie
page-app-line = Gra o Prezentach, Służących i drodze do Pałacu.
