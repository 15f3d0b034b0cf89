import type { WelcomeCopy } from './welcome-copy.ts';

export const welcome: WelcomeCopy = {
  registration: {
    welcome: {
      title: 'Konto eröffnen',
      hero: {
        title: 'Ein Platz mit Ihrem Namen',
        text: 'Ein Konto ist in wenigen Minuten eröffnet. Wenn Sie möchten, verdoppelt das Willkommensangebot eine erste Einzahlung ab {min}, bis zu {max}.',
      },
      steps: [
        { title: 'Sagen Sie uns, wer Sie sind', text: 'Name, Adresse und Geburtsdatum, wie im Reisepass.' },
        { title: 'Kontakt bestätigen', text: 'Wir schicken einen Code an Ihr Telefon oder Ihre E-Mail-Adresse.' },
        { title: 'Sehen Sie sich um', text: 'Dann einzahlen, oder die Spiele erst einmal zum Spaß ausprobieren.' },
      ],
    },
    live: {
      title: 'An die Live-Tische',
      hero: {
        title: 'Man erwartet Sie schon am Tisch',
        text: 'Mit einem Konto nehmen Sie an jedem Live-Tisch Platz, und von einer Woche im Minus kommen bis zu {max} als Echtgeld zurück.',
      },
      steps: [
        { title: 'Konto eröffnen', text: 'Das dauert etwa zwei Minuten.' },
        { title: 'Einzahlen, was passt', text: 'Sofort und ohne Gebühr, ab {minDeposit}.' },
        { title: 'Tisch aussuchen', text: 'Einsätze, freie Plätze und Öffnungszeiten stehen auf jeder Kachel.' },
      ],
    },
    sports: {
      title: 'Zu den Sportwetten',
      hero: {
        title: 'Sportwetten bei Parlour',
        text: 'Eröffnen Sie jetzt ein Konto. Gewonnene Kombiwetten bringen bis zu 50 % extra, höchstens {max}.',
      },
      steps: [
        { title: 'Konto eröffnen', text: 'Einmal, für Wetten, Casino und Live-Tische zugleich.' },
        { title: 'Sportarten wählen', text: 'Fußball, Eishockey, Tennis und mehr, vor dem Spiel und währenddessen.' },
        { title: 'Eine Wette, die man lesen kann', text: 'Einsatz, Quote und möglicher Gewinn, bevor Sie bestätigen.' },
      ],
    },
    friends: {
      title: 'Von Freunden eingeladen',
      hero: {
        title: 'Jemand hat Ihnen einen Platz freigehalten',
        text: 'Kommen Sie mit dem Code unten dazu. Das Willkommensangebot ist für alle gleich: bis zu {max} und {spins} Freispiele.',
      },
      steps: [
        { title: 'Code aufheben', text: 'Wenn Sie hier beginnen, ist er schon eingetragen.' },
        { title: 'Eigenes Konto eröffnen', text: 'Eines pro Person, mit Ihren eigenen Daten. Niemand sonst darf es benutzen.' },
        { title: 'Grüßen Sie', text: 'Die andere Seite sieht, dass Sie gekommen sind, aber nichts darüber, wie Sie spielen.' },
      ],
    },
  },
  modal: {
    title: 'Guten Abend und willkommen',
    body: 'Sehen Sie sich um: Die meisten Spiele lassen sich ohne Konto zum Spaß ausprobieren. Wenn Sie bleiben, gibt es ein Willkommensangebot mit allen Bedingungen auf einer Seite.',
    button: 'Zum Willkommensangebot',
  },
  payAndPlay: {
    title: 'In einem Schritt spielen',
    description:
      'Zahlen Sie von Ihrer Bank ein, und Ihr Konto öffnet sich von selbst. Kein Formular, kein Passwort, und Auszahlungen gehen denselben Weg zurück.',
    button: 'Betrag wählen',
  },
};
