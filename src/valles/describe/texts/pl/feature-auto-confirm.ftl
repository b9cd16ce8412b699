page-feature-auto-confirm = Potwierdzaj koniec tury
page-feature-auto-confirm-text = Do tej chwili wszystko można cofnąć
page-feature-auto-confirm-turns = Potwierdzaj koniec każdej tury
page-feature-auto-confirm-turns-on = Tury trzeba potwierdzać
page-feature-auto-confirm-turns-off = Tury kończą się od razu
page-feature-auto-confirm-seconds = Sekundy do samoczynnego zakończenia twojej tury
