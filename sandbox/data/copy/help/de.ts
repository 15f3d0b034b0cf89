import type { HelpCopy } from './help-copy.ts';

export const help: HelpCopy = {
  info: {
    about: {
      title: 'Über Parlour',
      sections: [
        {
          heading: 'Wer wir sind',
          paragraphs: [
            'Parlour begann mit einem einfachen Wunsch: einem Online-Casino, das sich anfühlt wie ein gutes Wohnzimmer. Warmes Licht, ein paar gut gewählte Spiele, Menschen, die Ihren Namen kennen, und niemand, der Sie am Ärmel zupft. An diesem Bild messen wir bis heute alles, was wir bauen.',
            'Parlour wird von Parlour Rooms Limited, 4 Harbour Row, Port Sable, betrieben, unter der Lizenznr. {licence} der Glücksspielbehörde Hafen. Casino, Live-Tische und Sportwetten teilen sich ein Konto, ein Guthaben und dieselben Limits.',
          ],
        },
        {
          heading: 'Woran wir festhalten',
          paragraphs: ['Ein paar Gewohnheiten, von denen wir nicht abgehen, so voll der Abend auch sein mag.'],
          list: [
            'Jedes Angebot sagt gleich beim Knopf, was es gibt, was es verlangt und wie lange es gilt.',
            'Was Sie sich auszahlen lassen können, ist eine einzige Zahl, und sie ist immer zu sehen.',
            'Wenn Sie sich für ein Limit, eine Pause oder eine Selbstsperre entscheiden, redet Ihnen das niemand aus.',
            'Das Geld der Spielerinnen und Spieler liegt getrennt von unserem auf eigenen Bankkonten.',
          ],
        },
        {
          heading: 'Die Menschen',
          paragraphs: [
            'Dealer, Technikerinnen, Autoren und ein Kundendienst, der täglich {supportHours} antwortet: Wir sind insgesamt rund zweihundert. Alle, gleich in welcher Arbeit, lernen in der ersten Woche, woran man erkennt, dass jemand eine Pause braucht, und was man dann sagt. Die Spiele kommen von Studios, die wir einzeln ausgesucht haben, und wir lehnen mehr ab, als wir nehmen.',
          ],
        },
      ],
    },
    'game-testing': {
      title: 'Wie wir unsere Spiele prüfen',
      sections: [
        {
          heading: 'Zufall und sonst nichts',
          paragraphs: [
            'Das Ergebnis jeder Runde kommt aus einer zertifizierten Zufallsquelle auf dem Server und steht fest, bevor sich die Walzen drehen oder die Karten umgedreht werden. Nichts auf Ihrem Gerät, keine Uhrzeit und keine frühere Runde kann daran etwas ändern. Wir auch nicht.',
          ],
        },
        {
          heading: 'Bevor ein Spiel öffnet',
          paragraphs: [
            'Ein unabhängiges Labor untersucht jedes Spiel, bevor wir es anbieten. Es liest den Quelltext, wiederholt Millionen von Runden und vergleicht, was herauskommt, mit dem, was die Regeln versprechen. Danach spielen wir es selbst, auf kleinen und großen Bildschirmen, bis wir es gut genug verstehen, um es zu erklären.',
          ],
          list: [
            'Die Auszahlungsquote muss der Zahl in den Regeln entsprechen.',
            'Jedes Symbol, jede Karte und jede Zahl muss so oft kommen, wie sie soll.',
            'Eine unterbrochene Verbindung darf nie ein Ergebnis ändern.',
            'Einsatz, Guthaben und Spielzeit müssen während des Spiels sichtbar bleiben.',
          ],
        },
        {
          heading: 'Solange es offen ist',
          paragraphs: [
            'Jeden Monat werden die Ergebnisse aller Spiele an ihrem Entwurf gemessen. Verlässt eine Zahl den erwarteten Bereich, schließen wir das Spiel zuerst und suchen danach den Grund. Hat ein Fehler Ihre Runden berührt, erhalten Sie die Einsätze zurück.',
          ],
        },
        {
          heading: 'Was die Auszahlungsquote bedeutet',
          paragraphs: [
            'Eine Quote von 96 % heißt: Über sehr lange Zeit und über alle Spielenden hinweg werden von je 100 eingesetzten Euro 96 als Gewinne ausbezahlt. Über einen einzelnen Abend sagt sie nichts: Sie können mehr gewinnen oder alles verlieren, was Sie eingesetzt haben. Deshalb ist ein Budget wichtiger als jeder Prozentsatz.',
          ],
        },
      ],
    },
    security: {
      title: 'Sicherheit',
      sections: [
        {
          heading: 'Ihr Konto',
          paragraphs: [
            'Ihr Passwort erreicht uns nie in lesbarer Form: Die Anmeldung beweist, dass Sie es kennen, ohne es zu senden. Nach {signInAttempts} Fehlversuchen ist das Konto {lockMinutes} Minuten gesperrt. Nach {idleMinutes} Minuten ohne Aktivität melden wir Sie ab und weisen Sie {idleWarning} Minuten vorher darauf hin.',
          ],
          list: [
            'Wählen Sie ein Passwort mit {passwordMin} bis {passwordMax} Zeichen, das Sie sonst nirgends verwenden.',
            'Teilen Sie Ihr Konto nicht: Es gehört Ihnen allein, und niemand sonst darf es benutzen.',
            'Melden Sie sich auf Geräten ab, die auch andere verwenden.',
          ],
        },
        {
          heading: 'Ihr Geld',
          paragraphs: [
            'Ein- und Auszahlungen werden auf den Cent genau in einem Hauptbuch geführt, das jederzeit aufgehen muss. Auszahlungen gehen zuerst an eine Zahlungsart, mit der Sie eingezahlt haben; so kann niemand Ihr Geld woandershin schicken. Ihr Geld liegt getrennt von unserem.',
          ],
        },
        {
          heading: 'Ihre Dokumente',
          paragraphs: [
            'Ausweisdokumente werden verschlüsselt übertragen, nur von denen gesehen, die sie prüfen, und gelöscht, sobald das Gesetz die Aufbewahrung nicht mehr verlangt. Wir fragen nie nach Passwort, PIN oder vollständiger Kartennummer, weder per E-Mail noch am Telefon.',
          ],
        },
        {
          heading: 'Wenn etwas nicht stimmt',
          paragraphs: [
            'Schreiben Sie an help@parlour.example. Wenn Sie glauben, dass jemand anderer in Ihrem Konto war, sagen Sie das zuerst: Wir sperren es, während wir nachsehen, und Ihr Guthaben bleibt, wo es ist.',
          ],
        },
      ],
    },
  },
  contact: {
    title: 'Hilfe und Kontakt',
    sections: [
      {
        heading: 'Reden Sie mit uns',
        paragraphs: [
          'Schreiben Sie jederzeit an help@parlour.example. Unser Kundendienst antwortet täglich {supportHours}, spätestens innerhalb eines Tages.',
        ],
      },
      {
        heading: 'Wenn Sie nicht zufrieden sind',
        paragraphs: [
          'Sagen Sie es zuerst dem Kundendienst. Innerhalb von fünf Tagen haben Sie eine Antwort. Reicht das nicht, sieht sich unser Beschwerdeteam die Sache neu an und entscheidet in höchstens acht Wochen. Danach können Sie sich an die Schlichtungsstelle Hafen wenden, für Sie kostenlos.',
        ],
      },
      {
        heading: 'Zu Ihren Daten',
        paragraphs: [
          'Fragen dazu, was wir über Sie wissen, und Wünsche nach Auskunft, Berichtigung oder Löschung: privacy@parlour.example.',
        ],
      },
    ],
    entries: [
      {
        question: 'Ich kann mich nicht anmelden. Was nun?',
        answer:
          'Nach {signInAttempts} Fehlversuchen ist das Konto {lockMinutes} Minuten gesperrt. Setzen Sie Ihr Passwort im Anmeldefenster zurück. Eine Auszeit oder Selbstsperre muss bis zum Ende laufen.',
      },
      {
        question: 'Wo bleibt meine Auszahlung?',
        answer:
          'Wir bearbeiten Auszahlungen innerhalb von {reviewHours} Stunden. Danach dauert es je nach Zahlungsart eine Stunde bis drei Werktage. Den Stand sehen Sie in Ihrem Konto.',
      },
      {
        question: 'Warum verlangen Sie Dokumente?',
        answer:
          'Das Gesetz verlangt, dass wir unsere Spielerinnen und Spieler kennen. Wenn wir ein Dokument brauchen, sagen wir Ihnen, welches und wie Sie es schicken. Bitte schicken Sie die ganze Seite, in Farbe und unbearbeitet.',
      },
      {
        question: 'Wie setze oder ändere ich ein Limit?',
        answer:
          'In Ihrem Konto unter „Spiellimits“. Sie können Einzahlungen, Ausgaben oder beides begrenzen, pro Tag, Woche und Monat. Ein niedrigeres Limit gilt sofort, ein höheres frühestens nach {limitHours} Stunden.',
      },
      {
        question: 'Mein Bonus ist verschwunden.',
        answer:
          'Er kann abgelaufen, zurückgegeben oder verspielt sein. Fragen Sie uns, und wir sagen Ihnen, was wann mit ihm geschehen ist.',
      },
      {
        question: 'Ich möchte mein Konto schließen.',
        answer:
          'Schreiben Sie uns von der Adresse Ihres Kontos, und wir schließen es am selben Tag; was auszahlbar ist, wird ausbezahlt. Ist das Spielen zum Problem geworden, ist eine Selbstsperre die sicherere Wahl.',
      },
    ],
  },
  payment: {
    title: 'Zahlungsarten',
    intro: [
      'Das sind die Zahlungsarten in Ihrem Land, mit den kleinsten und größten Beträgen und der Dauer. Wir verlangen keine Gebühr, weder für Einzahlungen noch für Auszahlungen; Ihre Bank oder Ihr Wallet kann eigene haben.',
      'Einzahlungen sind sofort auf Ihrem Konto. Eine Auszahlung geht an eine Zahlungsart zurück, mit der Sie eingezahlt haben, sofern diese Geld annehmen kann. Wir bearbeiten sie innerhalb von {reviewHours} Stunden, danach hängt die Dauer von der Zahlungsart ab.',
    ],
    faq: [
      {
        question: 'Was ist das Mindeste für Ein- und Auszahlungen?',
        answer:
          'Einzahlungen beginnen bei {minDeposit}, Auszahlungen bei {minWithdrawal}, für alle Zahlungsarten. Die Obergrenzen stehen in der Tabelle.',
      },
      {
        question: 'Gibt es eine Obergrenze für Auszahlungen?',
        answer:
          'Ja: {capDay} pro Tag, {capWeek} pro Woche und {capMonth} pro Monat. Ab der Stufe Platin das Doppelte, und Jackpots werden zur Gänze und ohne Grenze ausbezahlt.',
      },
      {
        question: 'Warum kann ich nicht auf meine Karte auszahlen?',
        answer:
          'Manche Zahlungsarten nehmen nur Einzahlungen an. Dann zahlen wir auf Ihr Bankkonto, sobald wir gesehen haben, dass es auf Ihren Namen lautet.',
      },
      {
        question: 'Kann ich eine Auszahlung zurückziehen?',
        answer:
          'Solange sie wartet, ja, bis zu {cancelsPerDay}-mal am Tag, sofern die Regeln Ihres Landes es erlauben. Vorschlagen werden wir es nie.',
      },
    ],
  },
};
