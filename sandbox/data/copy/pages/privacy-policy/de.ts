import type { PageCopy } from '../page-copy.ts';

export const page: PageCopy = {
  title: 'Datenschutz',
  sections: [
    {
      heading: 'Worum es hier geht',
      paragraphs: [
        'Wer um Geld spielt, vertraut uns mehr an als einen Namen. Diese Seite sagt Ihnen, welche Daten wir über Sie verarbeiten, wozu wir sie brauchen, wie lange wir sie aufbewahren und was Sie von uns verlangen können. Wir haben versucht, sie so zu schreiben, dass man sie auch zu Ende liest.',
        'Verantwortlich für Ihre Daten ist Parlour Rooms Limited, 4 Harbour Row, Port Sable, mit der Lizenznr. {licence} der Glücksspielbehörde Hafen. Für alles, was den Datenschutz betrifft, erreichen Sie uns unter privacy@parlour.example.',
      ],
    },
    {
      heading: 'Welche Daten wir verarbeiten',
      paragraphs: [
        'Einen Teil der Daten geben Sie uns selbst, ein anderer entsteht beim Spielen, und ein kleiner Teil kommt von dem Gerät, das Sie verwenden.',
      ],
      list: [
        'Ihre Angaben: Name, Adresse, Geburtsdatum, E-Mail-Adresse und Handynummer.',
        'Was beim Spielen entsteht: Einsätze, Gewinne, Sitzungen und Ihre Limits.',
        'Technische Daten: die Internetadresse, von der aus Sie uns besuchen, und Angaben zu Ihrem Gerät.',
        'Unterlagen: Ausweise, Adressnachweise und, wenn wir danach fragen, Belege zu Zahlungen und zur Herkunft Ihres Vermögens.',
      ],
    },
    {
      heading: 'Wozu wir sie brauchen',
      paragraphs: ['Wir verarbeiten Daten nur, wenn es dafür einen Grund gibt. Vier kommen in Frage.'],
      list: [
        'Unser Vertrag mit Ihnen: Ohne Ihre Daten können wir kein Konto führen, keine Wette abrechnen und nichts auszahlen.',
        'Das Gesetz: Wir müssen Geldwäsche verhindern, das Alter prüfen und Menschen schützen, denen das Spielen schadet.',
        'Unser berechtigtes Interesse: Wir sichern die Website ab und gehen Betrug nach.',
        'Ihre Einwilligung: Nur mit ihr schicken wir Ihnen Werbung und setzen Cookies, die nicht unbedingt nötig sind.',
      ],
    },
    {
      heading: 'Werbung nur, wenn Sie wollen',
      paragraphs: [
        'Angebote und Neuigkeiten bekommen Sie nur, wenn Sie zugestimmt haben. Die Zustimmung können Sie jederzeit zurücknehmen, mit einer Nachricht an uns, ohne Begründung und ohne dass sich an Ihrem Konto sonst etwas ändert. Nachrichten, die zum Vertrag gehören, etwa zu einer Auszahlung, erhalten Sie weiterhin.',
        'Wer sich selbst gesperrt hat, bekommt von uns keine Werbung, auch wenn er früher zugestimmt hat.',
      ],
    },
    {
      heading: 'Cookies',
      paragraphs: [
        'Manche Cookies sind unentbehrlich: Ohne sie könnten Sie nicht angemeldet bleiben, und die Website wäre nicht sicher. Diese setzen wir immer. Alle anderen setzen wir erst, wenn Sie zugestimmt haben, und zwar getrennt nach ihrem Zweck: solche für Leistung und Funktionen und solche für Werbung.',
        'Ihre Auswahl können Sie am Fuß jeder Seite ändern, so oft Sie möchten.',
      ],
    },
    {
      heading: 'Wie lange wir Daten aufbewahren',
      paragraphs: [
        'Solange Sie ein Konto haben, brauchen wir die Daten dazu. Danach schreibt uns das Gesetz vor, manches noch eine Zeit lang aufzuheben. Ist die Frist vorbei, löschen wir.',
      ],
      list: [
        'Daten zu Ihrem Konto: solange es besteht und fünf Jahre darüber hinaus, wegen der Vorschriften gegen Geldwäsche.',
        'Unterlagen der Buchhaltung: zehn Jahre.',
        'Daten für Werbung: bis Sie Ihre Einwilligung zurücknehmen.',
        'Ausweise und andere hochgeladene Unterlagen: bis zum Ende der gesetzlichen Frist.',
      ],
    },
    {
      heading: 'Wer Daten von uns erhält',
      paragraphs: [
        'Wir verkaufen Ihre Daten nicht, an niemanden. Weitergegeben werden sie nur an Stellen, ohne die es nicht geht, und nur in dem Umfang, den deren Aufgabe verlangt.',
      ],
      list: [
        'Zahlungsdienste, die Ein- und Auszahlungen abwickeln.',
        'Prüfdienste, die für uns Identität und Adresse bestätigen.',
        'Spielehersteller, damit eine Runde gespielt und abgerechnet werden kann. Ihren Namen erfahren sie nicht.',
        'Aufsichtsbehörden.',
      ],
    },
    {
      heading: 'Wie wir Ihr Konto schützen',
      paragraphs: [
        'Ihr Passwort hat zwischen {passwordMin} und {passwordMax} Zeichen. Nach {signInAttempts} fehlgeschlagenen Anmeldungen wird das Konto für {lockMinutes} Minuten gesperrt, und wenn Sie {idleMinutes} Minuten lang nichts tun, melden wir Sie ab. {idleWarning} Minuten vorher erinnern wir Sie daran.',
        'Den Rest haben Sie in der Hand: Verwenden Sie ein Passwort, das Sie sonst nirgends verwenden, und melden Sie sich ab, wenn auch andere Zugang zu Ihrem Gerät haben.',
      ],
    },
    {
      heading: 'Ihre Rechte',
      paragraphs: [
        'Es sind Ihre Daten. Schreiben Sie an privacy@parlour.example, wenn Sie eines dieser Rechte nutzen möchten. Sind wir nicht sicher, ob eine Anfrage von Ihnen kommt, fragen wir zuerst nach.',
      ],
      list: [
        'Auskunft: Sie erfahren, was wir über Sie gespeichert haben.',
        'Berichtigung: Was nicht stimmt, stellen wir richtig.',
        'Löschung: Was wir nicht mehr brauchen und nicht aufbewahren müssen, löschen wir.',
        'Einschränkung: Sie können verlangen, dass wir Daten vorerst nur aufheben und nicht weiter verwenden.',
        'Übertragung: Sie erhalten Ihre Daten in einer Form, die Sie anderswo verwenden können.',
        'Widerspruch: Sie können einer Verarbeitung widersprechen, die sich auf unser berechtigtes Interesse stützt.',
      ],
    },
    {
      heading: 'Fragen und Beschwerden',
      paragraphs: [
        'Wenn Sie etwas stört, sagen Sie es uns: Für den Datenschutz ist privacy@parlour.example da, für alles andere unser Kundendienst, täglich {supportHours} unter help@parlour.example. Sie haben außerdem das Recht, sich bei der zuständigen Aufsichtsbehörde über den Umgang mit Ihren Daten zu beschweren.',
      ],
    },
    {
      heading: 'Zu diesem Text',
      paragraphs: ['Diese Seite ist ein Mustertext für einen Betreiber, den es nur zu Vorführzwecken gibt.'],
    },
  ],
};
