import type { PageCopy } from '../page-copy.ts';

export const page: PageCopy = {
  title: 'Allgemeine Geschäftsbedingungen',
  sections: [
    {
      heading: 'Mit wem Sie es zu tun haben',
      paragraphs: [
        'Parlour wird von Parlour Rooms Limited betrieben, 4 Harbour Row, Port Sable, unter der Lizenznr. {licence} der Glücksspielbehörde Hafen. Wenn Sie ein Konto eröffnen, gelten zwischen Ihnen und uns diese Bedingungen.',
        'Für einzelne Bereiche gibt es eigene Seiten: die Bonusbedingungen, die Casinoregeln, die Wettregeln und die Seite zum Datenschutz. Lesen Sie sie, bevor Sie den jeweiligen Bereich nutzen, und fragen Sie uns, wenn etwas unklar ist.',
      ],
    },
    {
      heading: 'Wer spielen darf',
      paragraphs: [
        'Sie müssen mindestens {age} Jahre alt sein. Das Alter prüfen wir bei der Registrierung, und wo das Gesetz es verlangt, können Sie erst spielen, wenn es bestätigt ist. Hat eine minderjährige Person gespielt, zahlen wir die Einzahlungen zurück; Gewinne sind ungültig.',
      ],
    },
    {
      heading: 'Ihr Konto',
      paragraphs: [
        'Ein Konto gehört einem Menschen, und jeder Mensch hat bei uns ein Konto. Geben Sie bei der Registrierung Ihre wahren Daten an und halten Sie sie aktuell. Niemand außer Ihnen darf Ihr Konto verwenden, auch nicht jemand aus Ihrer Familie.',
      ],
      list: [
        'Ihr Passwort muss zwischen {passwordMin} und {passwordMax} Zeichen lang sein.',
        'Nach {signInAttempts} fehlgeschlagenen Anmeldungen ist das Konto für {lockMinutes} Minuten gesperrt.',
        'Tun Sie {idleMinutes} Minuten lang nichts, melden wir Sie ab. {idleWarning} Minuten vorher erscheint ein Hinweis.',
        'Wird ein Konto zwölf Monate lang nicht verwendet, gilt es als inaktiv.',
      ],
    },
    {
      heading: 'Prüfung Ihrer Angaben',
      paragraphs: [
        'Wir müssen wissen, mit wem wir es zu tun haben. Deshalb bitten wir Sie um einen Ausweis und einen Adressnachweis, spätestens vor der ersten Auszahlung. Fragen wir schon früher danach, haben Sie 30 Tage Zeit. Manchmal brauchen wir auch einen Zahlungsbeleg oder einen Nachweis, woher Ihr Vermögen stammt.',
        'Wir sagen Ihnen, welche Unterlagen wir brauchen und wie Sie sie schicken. Fotos, auf denen etwas abgedeckt, abgeschnitten oder bearbeitet ist, können wir nicht annehmen.',
      ],
    },
    {
      heading: 'Einzahlen',
      paragraphs: [
        'Die Mindesteinzahlung beträgt {minDeposit}. Einzahlungen sind sofort auf Ihrem Konto, und wir verrechnen dafür nichts. Zahlen Sie nur mit Karten und Konten ein, die Ihnen selbst gehören.',
        'Die Gelder unserer Kunden liegen auf eigenen Bankkonten, getrennt von unserem Geld.',
      ],
    },
    {
      heading: 'Auszahlen',
      paragraphs: [
        'Auszahlen können Sie ab {minWithdrawal}. Das Geld geht zuerst auf einem Weg zurück, auf dem Sie eingezahlt haben. Wir prüfen jede Auszahlung innerhalb von {reviewHours} Stunden; danach dauert es je nach Zahlungsart zwischen einer Stunde und drei Werktagen, bis sie bei Ihnen ist. Solange eine Auszahlung aussteht, können Sie sie abbrechen, bis zu {cancelsPerDay}-mal am Tag, sofern die Regeln Ihres Landes es erlauben.',
        'Es gelten diese Obergrenzen. Ab Treuestufe 4 verdoppeln sie sich, und für Jackpots gelten sie nicht.',
      ],
      list: ['{capDay} pro Tag', '{capWeek} pro Woche', '{capMonth} pro Monat'],
    },
    {
      heading: 'Spiele, Wetten und Boni',
      paragraphs: [
        'Im Casino entscheidet eine zertifizierte Zufallsquelle auf dem Server, und das Ergebnis steht fest, bevor sich die Walzen drehen. Bei einer technischen Störung sind Einsätze und Gewinne der betroffenen Runde ungültig, und Sie erhalten Ihren Einsatz zurück. Eine Wette gilt als angenommen, sobald ihre Nummer angezeigt wird.',
        'Einen Bonus müssen Sie nie nehmen. Nehmen Sie einen, gelten die Bonusbedingungen und die Angaben auf der Seite des Angebots. Jeden Bonus können Sie jederzeit zurückgeben.',
      ],
    },
    {
      heading: 'Damit es ein Spiel bleibt',
      paragraphs: [
        'Diese Hilfsmittel helfen Ihnen, die Kontrolle zu behalten. Limits setzen Sie in Ihrem Konto, und dort beginnen Sie auch die Pause; eine Auszeit oder eine Selbstsperre richtet unser Kundendienst für Sie ein. Sie gelten für alles, was Sie bei uns spielen, und was Sie einmal gewählt haben, halten wir ein, auch wenn Sie uns später um eine Ausnahme bitten.',
      ],
      list: [
        'Einzahlungs- und Ausgabenlimits pro Tag, Woche und Monat: Niedrigere gelten sofort, höhere frühestens nach {limitHours} Stunden.',
        'Die Zeit im Spiel, immer neben dem Spiel zu sehen.',
        'Zeiterinnerung nach 30 Minuten, einer Stunde oder zwei, in Ihrem Konto einzustellen.',
        'Pause von 24 Stunden und Auszeit von 24 oder 72 Stunden.',
        'Selbstsperre für 6, 12, 24, 36 oder 60 Monate oder für immer.',
      ],
    },
    {
      heading: 'Wenn Sie nicht zufrieden sind',
      paragraphs: [
        'Schreiben Sie zuerst unserem Kundendienst an help@parlour.example. Er ist täglich {supportHours} da und antwortet auf Beschwerden innerhalb von fünf Tagen. Hilft Ihnen die Antwort nicht weiter, übernimmt unser Beschwerdeteam, das sich höchstens acht Wochen Zeit nimmt.',
        'Kommen wir auch dann nicht zusammen, können Sie sich an die Schlichtungsstelle Hafen wenden. Sie befasst sich mit Streitfällen zwischen Spielern und Betreibern und kostet Sie nichts.',
      ],
    },
    {
      heading: 'Zu diesem Text',
      paragraphs: ['Diese Bedingungen sind ein Mustertext für einen Betreiber, den es nur zu Vorführzwecken gibt.'],
    },
  ],
};
