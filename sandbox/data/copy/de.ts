import type { Copy } from '#sandbox/data/copy/copy.ts';

export const de: Copy = {
  languageName: 'Deutsch',
  home: {
    verticals: { casino: 'Casino', live: 'Live-Casino', sports: 'Sportwetten', promotions: 'Aktionen' },
    contentBoxes: [
      {
        title: 'Sie setzen die Limits',
        body: 'Entscheiden Sie schon vor dem Spiel, wie viel Sie ausgeben möchten. Einzahlungs- und Ausgabenlimits setzen Sie selbst in Ihrem Konto. Ein niedrigeres Limit gilt sofort.',
      },
      {
        title: 'Auszahlungen im Blick',
        body: 'Sie sehen jederzeit, wie viel Sie auszahlen können und wie lange Ihre Zahlungsart braucht. Wir verrechnen keine Gebühren und drängen Sie nie, eine Auszahlung abzubrechen.',
      },
      {
        title: 'Kundendienst, jeden Tag',
        body: 'Unser Kundendienst antwortet täglich {supportHours}, in klaren Worten. Fragen Sie nach einem Spiel, einer Zahlung oder einer Pause: Jede Frage ist eine gute Frage.',
      },
    ],
    text: {
      heading: 'Ein Online-Casino mit klaren Bedingungen',
      paragraphs: [
        'Parlour ist ein Online-Casino für alle, die gern selbst entscheiden. Hier finden Sie Spielautomaten, deren Regeln und Auszahlungsquoten offenliegen, und Tische mit echten Croupiers. Wetten gibt es auf sechs Sportarten, vor dem Spiel und live. Suchen Sie nach Namen, filtern Sie nach Hersteller oder probieren Sie einen Automaten gratis aus, bevor Sie um Geld spielen.',
        'Jedes Angebot bei Parlour sagt, was es kostet, was es bringt und wie lange es gilt. Die Umsatzbedingungen stehen neben dem Button und nicht darunter versteckt, und Sie können auf einen Bonus verzichten, ohne etwas anderes zu verlieren. Ihr Guthaben und die Zeit im Spiel behalten Sie beim Spielen immer im Blick.',
        'Glücksspiel ist Unterhaltung, und Unterhaltung hat ihren Preis. Legen Sie vorher ein Budget fest, nehmen Sie Gewinne als angenehme Überraschung und hören Sie auf, wenn es keinen Spaß mehr macht. Wenn Sie es ruhiger angehen möchten, setzen Sie in Ihrem Konto Limits oder beginnen Sie dort eine Pause von 24 Stunden. Eine Selbstsperre richtet unser Kundendienst für Sie ein. Wir werden nie versuchen, es Ihnen auszureden.',
      ],
    },
  },
  banners: {
    welcome: {
      title: 'Willkommensbonus bis zu {max}',
      description: '100 % auf Ihre erste Einzahlung ab {min}, dazu {spins} Freispiele. {wr}× Umsatz in {days} Tagen.',
      button: 'Zum Willkommensangebot',
    },
    tonight: {
      title: 'Live-Tische sind geöffnet',
      description: 'Roulette, Blackjack und Baccarat mit echten Croupiers, mit kleinen und mit hohen Einsätzen.',
      button: 'Zum Live-Casino',
    },
    firstDeposit: {
      greeting: 'Willkommen bei Parlour',
      title: 'Ihr Willkommensbonus: bis zu {max}',
      description: '100 % auf Ihre erste Einzahlung ab {min}. {wr}× Umsatz in {days} Tagen.',
      button: 'Bedingungen lesen',
      authorisedButton: 'Jetzt einzahlen',
    },
    second: {
      greeting: 'Schön, Sie wiederzusehen',
      title: '50 % auf Ihre zweite Einzahlung',
      description: 'Bis zu {max} bei einer Einzahlung ab {min}. {wr}× Umsatz.',
      button: 'Angebot ansehen',
      authorisedButton: 'Ihr Angebot ansehen',
    },
    vip: {
      greeting: 'Danke, dass Sie bei uns spielen',
      title: 'Ein Treuegeschenk für Sie',
      description: 'Ein Geschenk von {prize} in Echtgeld, ohne Umsatzbedingungen. Holen Sie es innerhalb von {days} Tagen ab.',
      button: 'Geschenk ansehen',
    },
    players: {
      greeting: 'Willkommen zurück',
      title: 'Weiterspielen',
      description: 'Ihre Favoriten und zuletzt gespielten Spiele auf einen Blick.',
      button: 'Spiele ansehen',
      authorisedButton: 'Zu meinen Spielen',
    },
    both: {
      title: 'Jede Woche neue Spiele',
      description: 'Die neuesten Titel unserer Studios. Die meisten gibt es als Demo.',
      button: 'Neue Spiele ansehen',
      authorisedButton: 'Neue Spiele spielen',
    },
    expired: {
      title: 'Letzte Runde des Sommers',
      description: 'Der Sommerausklang ist vorbei. Danke an alle, die dabei waren.',
      button: 'Aktuelle Angebote',
    },
    future: {
      title: 'Die neue Turniersaison',
      description: 'Eine neue Turniersaison steht vor der Tür. Beim ersten Turnier geht es um insgesamt {prize}.',
      button: 'Turniere ansehen',
    },
  },
  promotionCategories: { casino: 'Casino', live: 'Live-Casino', sports: 'Sportwetten', vip: 'VIP' },
  promotionTags: {
    new: 'Neu',
    freeSpins: 'Freispiele',
    cashback: 'Cashback',
    weekly: 'Jede Woche',
    deposit: 'Einzahlungsbonus',
    tournament: 'Turnier',
    noWagering: 'Ohne Umsatz',
    jackpots: 'Jackpots',
  },
  promotionActions: {
    deposit: 'Jetzt einzahlen',
    casino: 'Zum Casino',
    live: 'Zum Live-Casino',
    jackpots: 'Zu den Jackpot-Spielen',
    offers: 'Aktuelle Aktionen ansehen',
    signIn: 'Anmelden',
    signUp: 'Konto eröffnen',
  },
  promotions: {
    'welcome-package': {
      slug: 'welcome-package',
      title: 'Willkommensbonus',
      teaser: '100 % auf Ihre erste Einzahlung bis {max}, dazu {spins} Freispiele.',
      body: [
        {
          text: 'Zahlen Sie zum ersten Mal mindestens {min} ein, und wir legen denselben Betrag als Bonus dazu, bis zu {max}. Außerdem erhalten Sie {spins} Freispiele an einem Automaten, den wir wegen seiner Mischung aus Tempo und Überraschung ausgesucht haben.',
        },
        {
          heading: 'Zuerst Ihr eigenes Geld',
          text: 'Sie spielen immer zuerst mit Ihrem eigenen Geld und dann erst mit dem Bonus. Wenn Sie früh gewinnen, können Sie sich den Gewinn auszahlen lassen und den Bonus liegen lassen. Der Bonus kommt erst ins Spiel, wenn Ihr eigenes Guthaben aufgebraucht ist.',
        },
        {
          text: 'Der Bonus muss {wr}× umgesetzt werden, bevor er zu Echtgeld wird. Spielautomaten zählen voll, Tischspiele und Live-Tische zu 10 %.',
        },
        {
          text: 'Sie spielen lieber ohne Bonus? Wählen Sie bei der Einzahlung „Kein Bonus“. Sonst ändert sich nichts.',
        },
      ],
      terms: [
        'Für neue Kunden bei ihrer ersten Einzahlung. Einmal pro Person.',
        'Mindesteinzahlung {min}. Der Bonus beträgt 100 % der Einzahlung, höchstens {max}.',
        'Der Bonusbetrag und die Gewinne aus den {spins} Freispielen müssen jeweils {wr}× umgesetzt werden.',
        'Solange der Bonus aktiv ist, beträgt der Höchsteinsatz {bet} pro Runde.',
        'Bonus und Freispiele verfallen {days} Tage nach Erhalt.',
        'Es gelten die Bonusbedingungen. Sie müssen an Ihrem Wohnort das gesetzliche Mindestalter für Glücksspiel erreicht haben.',
      ],
    },
    'second-helping': {
      slug: 'second-helping',
      title: 'Bonus auf die zweite Einzahlung',
      teaser: '50 % auf Ihre zweite Einzahlung, bis {max}.',
      body: [
        {
          text: 'Bei Ihrer zweiten Einzahlung legen wir die Hälfte als Bonus dazu, bis zu {max}. Los geht es ab {min}, und Sie brauchen sich keinen Code zu merken: Wählen Sie das Angebot einfach an der Kassa.',
        },
        {
          heading: 'So wird gespielt',
          text: 'Ihr eigenes Geld wird zuerst verwendet und bleibt jederzeit auszahlbar. Der Bonus muss {wr}× umgesetzt werden, dafür haben Sie {days} Tage Zeit. Wenn Ihnen das Tempo nicht passt, können Sie den Bonus jederzeit zurückgeben.',
        },
        {
          text: 'Sie können immer nur einen aktiven Casino-Bonus haben. Läuft noch ein anderer, wartet dieser in der Reihe, bis Sie fertig sind.',
        },
      ],
      terms: [
        'Für Kunden, die genau eine Einzahlung gemacht haben. Einmal pro Person.',
        'Mindesteinzahlung {min}. Der Bonus beträgt 50 % der Einzahlung, höchstens {max}.',
        'Der Bonus muss {wr}× innerhalb von {days} Tagen umgesetzt werden.',
        'Spielautomaten zählen zu 100 %, Tischspiele und Live-Tische zu 10 %.',
        'Solange der Bonus aktiv ist, beträgt der Höchsteinsatz {bet} pro Runde.',
      ],
    },
    'friday-free-spins': {
      slug: 'friday-free-spins',
      title: 'Freispiele am Freitag',
      teaser: 'Zahlen Sie an einem Freitag mindestens {min} ein und starten Sie mit {spins} Freispielen ins Wochenende.',
      body: [
        {
          text: 'Zahlen Sie an einem Freitag mindestens {min} ein, und wir geben Ihnen {spins} Freispiele am Automaten der Woche dazu.',
        },
        {
          heading: 'Jeden Freitag ein anderer Automat',
          text: 'Der Automat der Woche steht im Angebot. Spielen Sie die Freispiele innerhalb von {days} Tagen, wann Sie wollen.',
        },
        {
          text: 'Gewinne werden als Casino-Bonus gutgeschrieben und müssen {wr}× umgesetzt werden. Sie können jeden Freitag einmal mitmachen oder es bleiben lassen: Nächste Woche ist das Angebot wieder da.',
        },
      ],
      terms: [
        'Für Kunden mit mindestens einer Einzahlung. Einmal pro Person jeden Freitag, Ortszeit.',
        'Mindesteinzahlung {min}.',
        'Die {spins} Freispiele verfallen {days} Tage nach Erhalt.',
        'Gewinne aus Freispielen müssen {wr}× umgesetzt werden.',
        'Während des Umsetzens beträgt der Höchsteinsatz {bet} pro Runde.',
      ],
    },
    'live-cashback': {
      slug: 'live-cashback',
      title: '10 % Live-Casino-Cashback',
      teaser: 'Nach einer Woche im Minus erhalten Sie 10 % zurück, bis zu {max}. Als Echtgeld, ohne Umsatzbedingungen.',
      body: [
        {
          text: 'In manchen Wochen meinen es die Karten gut, in anderen nicht. Aktivieren Sie das Live-Cashback: Beenden Sie die Woche an den Live-Tischen im Minus, bekommen Sie 10 % der Differenz zurück, bis zu {max}.',
        },
        {
          heading: 'Echtgeld heißt Echtgeld',
          text: 'Das Cashback gehört sofort Ihnen. Es gibt keine Umsatzbedingungen: Spielen Sie damit, behalten Sie es oder lassen Sie es sich auszahlen.',
        },
        {
          text: 'Die Woche läuft von Montag bis Sonntag. Ab Montagfrüh haben Sie {claimHours} Stunden Zeit, Ihr Cashback abzuholen. Lagen Sie im Plus, gibt es nichts abzuholen und auch nichts zu zahlen.',
        },
        {
          text: 'Cashback mildert einen Verlust, macht ihn aber nicht ungeschehen. Bitte setzen Sie deswegen nicht mehr ein.',
        },
      ],
      terms: [
        'Aktivieren Sie das Angebot, bevor Sie spielen. Nur danach gespielte Runden zählen.',
        'Der Nettoverlust ist die Summe Ihrer Einsätze an Live-Tischen abzüglich Ihrer dortigen Gewinne, von Montag bis Sonntag, Ortszeit.',
        'Das Cashback beträgt 10 % des Nettoverlusts, höchstens {max} pro Woche.',
        'Holen Sie es innerhalb von {claimHours} Stunden nach Ende der Woche ab, danach verfällt es.',
        'Das Cashback wird als Echtgeld und ohne Umsatzbedingungen gutgeschrieben.',
      ],
    },
    'weekend-reload': {
      slug: 'weekend-reload',
      title: 'Aufladebonus am Wochenende',
      teaser: '50 % auf eine Einzahlung am Wochenende, bis {max}.',
      body: [
        {
          text: 'Am Samstag oder Sonntag bringt Ihnen eine Einzahlung ab {min} einen Bonus von 50 %, bis zu {max}. Wählen Sie das Angebot an der Kassa, bevor Sie bestätigen.',
        },
        {
          heading: 'Bitte beachten: ein Topf',
          text: 'Bei diesem Bonus werden Einzahlung und Bonus gemeinsam gespielt. Beides muss {wr}× umgesetzt werden. Wenn Sie vorher auszahlen, entfallen der Bonus und die damit erzielten Gewinne. Bevor etwas verloren geht, bitten wir Sie um Bestätigung.',
        },
        {
          text: 'Wenn Ihr eigenes Geld jederzeit frei bleiben soll, passen die Freispiele am Freitag vielleicht besser zu Ihnen.',
        },
      ],
      terms: [
        'Für Kunden mit mindestens einer Einzahlung. Einmal pro Person jedes Wochenende, von Samstag, 00:00 Uhr, bis Sonntag, 23:59 Uhr, Ortszeit.',
        'Mindesteinzahlung {min}. Der Bonus beträgt 50 % der Einzahlung, höchstens {max}.',
        'Einzahlung und Bonus müssen zusammen {wr}× innerhalb von {days} Tagen umgesetzt werden.',
        'Eine Auszahlung vor vollständigem Umsatz beendet den Bonus und entfernt die damit erzielten Gewinne.',
        'Solange der Bonus aktiv ist, beträgt der Höchsteinsatz {bet} pro Runde.',
        'Spielautomaten zählen zu 100 %, Tischspiele und Live-Tische zu 10 %.',
      ],
    },
    'jackpot-hour': {
      slug: 'jackpot-hour',
      title: 'Jackpot-Stunde',
      teaser: 'Jeden Abend eine Stunde lang {spins} Freispiele am Spiel des Abends. Ohne Einzahlung.',
      body: [
        {
          text: 'Holen Sie sich jeden Abend zwischen acht und neun Uhr {spins} Freispiele am Spiel des Abends. Eine Einzahlung brauchen Sie dafür nicht.',
        },
        {
          heading: 'Über die Jackpots',
          text: 'Jackpots sind groß, weil sie selten sind. Jeder Dreh hat dieselbe kleine Chance, egal, was davor war. Spielen Sie also aus Freude daran. Den aktuellen Stand sehen Sie bei jedem Spiel.',
        },
        {
          text: 'Das Spiel des Abends selbst hat keinen Jackpot. Gewinne aus den Freispielen müssen {wr}× umgesetzt werden.',
        },
      ],
      terms: [
        'Für Kunden mit mindestens einer Einzahlung. Einmal pro Person und Tag.',
        'Holen Sie die Freispiele zwischen 20:00 und 21:00 Uhr Ortszeit ab. Sie können {days} Tage lang gespielt werden.',
        'Gewinne aus den {spins} Freispielen müssen {wr}× umgesetzt werden.',
        'Während des Umsetzens beträgt der Höchsteinsatz {bet} pro Runde.',
      ],
    },
    'accumulator-boost': {
      slug: 'accumulator-boost',
      title: 'Kombi-Boost',
      teaser: 'Ab drei Tipps bringt eine gewonnene Kombiwette bis zu 50 % extra, als Echtgeld.',
      body: [
        {
          text: 'Setzen Sie mindestens drei Tipps auf einen Wettschein, und eine gewonnene Kombiwette bringt Ihnen noch etwas dazu: 5 % bei drei Tipps, Schritt für Schritt mehr, bis zu 50 % ab zehn Tipps. Der Zuschlag wird als Echtgeld gutgeschrieben, bis zu {max}.',
        },
        {
          heading: 'Die Kehrseite der Medaille',
          text: 'Jeder weitere Tipp erhöht den möglichen Gewinn und senkt die Chance darauf. Die Quote auf dem Wettschein wächst mit jedem Schritt, entscheiden Sie also selbst, wo Sie aufhören.',
        },
        {
          text: 'Aktivieren Sie den Boost einmal, und er gilt für jede Kombiwette, die die Bedingungen erfüllt, vor dem Spiel oder live.',
        },
      ],
      terms: [
        'Aktivieren Sie das Angebot, bevor Sie die Wette abgeben.',
        'Mindestens drei Tipps auf verschiedene Ereignisse, jeder mit einer Quote von mindestens 1,80.',
        'Ungültige Tipps zählen nicht für den Boost.',
        'Der Boost wird auf den Nettogewinn berechnet und beträgt höchstens {max} pro Wette.',
        'Mit Gratiswetten abgegebene Wetten sind ausgeschlossen.',
      ],
    },
    'free-bet-monday': {
      slug: 'free-bet-monday',
      title: 'Gratiswette am Montag',
      teaser: 'Zahlen Sie an einem Montag mindestens {min} ein und erhalten Sie eine Gratiswette über {prize}.',
      body: [
        {
          text: 'Zahlen Sie mindestens {min} ein, und Sie erhalten eine Gratiswette über {prize} für jede Sportart, die Sie mögen.',
        },
        {
          heading: 'Was eine Gratiswette ist',
          text: 'Sie wetten mit unserem Einsatz statt mit Ihrem. Gewinnt die Wette, gehört der Gewinn Ihnen, als Echtgeld. Der Einsatz selbst wird nicht ausbezahlt. Verliert sie, hat sie Sie nichts gekostet.',
        },
        {
          text: 'Die Gratiswette wartet {days} Tage auf Ihrem Wettschein. Verwenden Sie sie für eine Wette, einzeln oder als Kombi, mit einer Quote von mindestens 1,80.',
        },
      ],
      terms: [
        'Für Kunden mit mindestens einer Einzahlung. Einmal pro Person jeden Montag, Ortszeit.',
        'Mindesteinzahlung {min}. Wählen Sie das Angebot an der Kassa.',
        'Die Gratiswette über {prize} ist einmal verwendbar, mit einer Quote von mindestens 1,80.',
        'Der Einsatz der Gratiswette ist nicht Teil des Gewinns.',
        'Sie verfällt {days} Tage nach Erhalt.',
      ],
    },
    'vip-evening': {
      slug: 'vip-evening',
      title: 'VIP-Live-Turnier',
      teaser: 'Einmal im Monat ein privates Live-Turnier, bei dem es um {prize} geht. Nur auf Einladung.',
      body: [
        {
          text: 'Am letzten Donnerstag im Monat spielen geladene Gäste an reservierten Live-Tischen ein privates Turnier, bei dem insgesamt {prize} verteilt werden.',
        },
        {
          heading: 'So läuft der Abend ab',
          text: 'Die Tische öffnen um acht. Punkte gibt es für Ihre Einsätze an den reservierten Tischen, und der Einsatz pro Runde ist mit {bet} begrenzt, damit niemand sich den Abend kaufen kann. Ihre persönliche Betreuung ist die ganze Zeit im Chat.',
        },
        {
          text: 'Einladungen richten sich danach, wie lange Sie schon bei uns sind und wie Sie gern spielen, nie danach, wie viel Sie verloren haben. Wer um eine Pause gebeten hat, bekommt keine.',
        },
      ],
      terms: [
        'Nur auf persönliche Einladung. Eine Einladung ist nicht übertragbar.',
        'Das Turnier läuft von 20:00 Uhr bis Mitternacht, Ortszeit.',
        'Punkte gibt es für Einsätze an den reservierten Tischen. Gewertet werden höchstens {bet} pro Runde.',
        'Die Preise, insgesamt {prize}, werden innerhalb von {days} Tagen als Echtgeld und ohne Umsatzbedingungen gutgeschrieben.',
      ],
    },
    'loyalty-gift': {
      slug: 'loyalty-gift',
      title: 'Treuegeschenk',
      teaser: '{prize} Echtgeld für Ihre Treue. Keine Einzahlung, kein Umsatz, kein Haken.',
      body: [
        {
          text: 'Hin und wieder möchten wir Danke sagen, ohne etwas dafür zu verlangen. Das sind {prize} Echtgeld für Gäste, die schon eine Weile bei uns sind.',
        },
        {
          heading: 'Nichts zu rechnen',
          text: 'Sie müssen nichts einzahlen und nichts umsetzen. Das Geschenk wird Ihrem Guthaben als Echtgeld gutgeschrieben.',
        },
        {
          text: 'Sie haben {days} Tage Zeit, es abzuholen. Danach verfällt es.',
        },
      ],
      terms: [
        'Für Kunden ab der Stufe Gold. Ein Geschenk pro Person.',
        'Holen Sie das Geschenk von {prize} innerhalb von {days} Tagen ab.',
        'Das Geschenk wird als Echtgeld und ohne Umsatzbedingungen gutgeschrieben.',
        'Nicht verfügbar während einer Pause, einer Auszeit oder einer Selbstsperre.',
      ],
    },
    'midweek-tournament': {
      slug: 'midweek-tournament',
      title: 'Das Turnier zur Wochenmitte',
      teaser: 'Zwei Tage, eine Handvoll Automaten und ein Preispool von {prize} für die besten fünfzig.',
      body: [
        {
          text: 'Von Mittwochfrüh bis Donnerstagnacht teilt sich eine Handvoll Automaten eine Rangliste. Die fünfzig Bestplatzierten teilen sich {prize}.',
        },
        {
          heading: 'So werden Punkte gezählt',
          text: 'Punkte gibt es für Ihre Einsätze an den genannten Spielen, egal, ob die Runde gewinnt oder nicht. Die Rangliste zeigt Ihren Platz und die Punkte bis zum nächsten.',
        },
        {
          text: 'In einem Turnier kann eine Stunde kurz werden. Legen Sie vorher ein Budget fest und lassen Sie Ihre Limits darauf achten.',
        },
        {
          text: 'Die Preise werden am Freitagvormittag als Bonus gutgeschrieben und müssen {wr}× umgesetzt werden.',
        },
      ],
      terms: [
        'Wer spielt, nimmt teil; eine Anmeldung ist nicht nötig.',
        'Von Mittwoch, 00:00 Uhr, bis Donnerstag, 23:59 Uhr, Ortszeit. Nur Echtgeldrunden an den genannten Automaten.',
        'Der Preispool beträgt {prize} und wird unter den fünfzig Punktbesten aufgeteilt. Bei Gleichstand zählt, wer die Punkte zuerst erreicht hat.',
        'Preise müssen {wr}× innerhalb von {days} Tagen umgesetzt werden.',
        'Während des Umsetzens beträgt der Höchsteinsatz {bet} pro Runde.',
      ],
    },
    'summer-send-off': {
      slug: 'summer-send-off',
      title: 'Sommerbonus',
      teaser: 'Ein letzter warmer Abend: 25 % Bonus bis zu {max} und {spins} Freispiele.',
      body: [
        {
          text: 'Zum Abschied vom Sommer gab es für eine Einzahlung ab {min} einen Bonus von 25 %, bis zu {max}, und {spins} Freispiele an einem Automaten mit Meerblick.',
        },
        {
          heading: 'Dieses Angebot ist beendet',
          text: 'Für rechtzeitig genommene Boni bleiben die Bedingungen bestehen: {wr}× Umsatz in {days} Tagen. Die aktuellen Angebote finden Sie auf der Aktionsseite.',
        },
        {
          text: 'Danke, dass Sie einen Sommerabend mit uns verbracht haben.',
        },
      ],
      terms: [
        'Für Kunden mit mindestens einer Einzahlung. Einmal pro Person während der Aktion, die bereits beendet ist.',
        'Mindesteinzahlung {min}. Der Bonus beträgt 25 % der Einzahlung, höchstens {max}.',
        'Der Bonus und die Gewinne aus den {spins} Freispielen müssen {wr}× innerhalb von {days} Tagen umgesetzt werden.',
        'Solange der Bonus aktiv ist, beträgt der Höchsteinsatz {bet} pro Runde.',
      ],
    },
  },
  landings: {
    'welcome-offer': {
      title: 'Das Willkommensangebot von Parlour',
      hero: {
        title: 'Herzlich willkommen, klar gesagt',
        text: '100 % Bonus auf Ihre erste Einzahlung, bis zu {max}, dazu {spins} Freispiele. Mindesteinzahlung {min}, {wr}× Umsatz in {days} Tagen.',
        button: 'Konto eröffnen',
      },
      intro: {
        title: 'Was Sie bekommen und was dazugehört',
        paragraphs: [
          'Zahlen Sie mindestens {min} ein, und wir legen denselben Betrag als Bonus dazu, bis zu {max}. Die Freispiele sind mit dabei. Sie spielen zuerst mit Ihrem eigenen Geld, einen frühen Gewinn können Sie sich also auszahlen lassen.',
          'Damit aus dem Bonus Echtgeld wird, setzen Sie ihn {wr}× innerhalb von {days} Tagen um, mit Einsätzen bis zu {bet}. Den Bonus können Sie jederzeit zurückgeben.',
        ],
      },
      steps: {
        title: 'Drei Schritte',
        items: [
          {
            title: 'Konto eröffnen',
            text: 'Das dauert ein paar Minuten. Wir fragen nur, was das Gesetz verlangt, und nicht mehr.',
          },
          {
            title: 'Budget festlegen',
            text: 'Entscheiden Sie, wie viel Sie ausgeben möchten. Ein Einzahlungslimit setzen Sie in Ihrem Konto, auch schon vor der ersten Einzahlung.',
          },
          {
            title: 'Angebot wählen',
            text: 'Wählen Sie an der Kassa das Willkommensangebot oder „Kein Bonus“. Beides ist in Ordnung.',
          },
        ],
      },
      faq: {
        title: 'Gut zu wissen',
        entries: [
          {
            question: 'Muss ich den Bonus nehmen?',
            answer: 'Nein. Wählen Sie an der Kassa „Kein Bonus“ und spielen Sie nur mit Ihrem eigenen Geld.',
          },
          {
            question: 'Kann ich auszahlen, bevor der Bonus umgesetzt ist?',
            answer: 'Ja. Ihr eigenes Geld und die Gewinne daraus sind auszahlbar, bevor der Bonus ins Spiel kommt.',
          },
          {
            question: 'Welche Spiele zählen?',
            answer:
              'Bei Spielautomaten zählt der Einsatz zu 100 %, bei Tischspielen und Live-Tischen zu 10 %. Einige wenige Spiele sind ausgenommen, das steht dann dabei.',
          },
          {
            question: 'Was ist, wenn die Zeit nicht reicht?',
            answer: 'Nach {days} Tagen wird der restliche Bonus entfernt. Ihr eigenes Geld bleibt unberührt.',
          },
        ],
      },
      cta: {
        title: 'Wollen wir?',
        text: 'Schauen Sie sich gern zuerst um. Das Angebot ist da, wenn Sie zum ersten Mal einzahlen.',
        button: 'Konto eröffnen',
      },
    },
    'live-casino': {
      title: 'Live-Casino bei Parlour',
      hero: {
        title: 'Echte Croupiers, Tische ohne Hektik',
        text: 'Roulette, Blackjack, Baccarat und Gameshows, live übertragen. Finden Sie einen Platz mit Einsätzen, die zu Ihnen passen.',
        button: 'Tische ansehen',
      },
      intro: {
        title: 'An den Live-Tischen',
        paragraphs: [
          'Hinter jedem Live-Tisch steht ein Mensch: jemand, der austeilt, plaudert und gute Nacht sagt. Den niedrigsten und den höchsten Einsatz sehen Sie, bevor Sie Platz nehmen, ebenso die freien Plätze und die Öffnungszeiten.',
          'Kessel und Karten sind echt, und jedes Ergebnis wird aufgezeichnet. Die Regeln sind einen Klick entfernt, Guthaben und Spielzeit bleiben auf dem Bildschirm.',
        ],
      },
      steps: {
        title: 'Nehmen Sie Platz',
        items: [
          { title: 'Tisch finden', text: 'Stöbern Sie nach Spiel oder schauen Sie sich einen Tisch zuerst an, ohne zu spielen.' },
          { title: 'Einsätze prüfen', text: 'Jede Kachel zeigt den niedrigsten und den höchsten Einsatz in Ihrer Währung.' },
          {
            title: 'Im eigenen Tempo spielen',
            text: 'Wie lange Sie schon am Tisch sind, steht immer auf dem Bildschirm.',
          },
        ],
      },
      faq: {
        title: 'Fragen und Antworten',
        entries: [
          {
            question: 'Kann ich zuschauen, bevor ich spiele?',
            answer: 'Ja, bei manchen Tischen können Sie zuschauen, sobald Sie angemeldet sind. Sie sind in der Lobby markiert.',
          },
          {
            question: 'Was ist, wenn die Verbindung abbricht?',
            answer:
              'Ein angenommener Einsatz gilt, und die Runde wird wie gewohnt abgerechnet. Das Ergebnis finden Sie in Ihrem Verlauf.',
          },
          {
            question: 'Zählen Live-Tische für den Umsatz?',
            answer: 'Ja, mit 10 % des Einsatzes, sofern die Bedingungen Ihres Bonus nichts anderes sagen.',
          },
          {
            question: 'Sind die Tische immer geöffnet?',
            answer: 'Viele sind Tag und Nacht geöffnet. Andere haben Öffnungszeiten, die auf der Kachel stehen.',
          },
        ],
      },
      cta: {
        title: 'Ein Platz ist frei',
        text: 'Schauen Sie, wer heute Abend austeilt.',
        button: 'Zum Live-Casino',
      },
    },
    sportsbook: {
      title: 'Sportwetten bei Parlour',
      hero: {
        title: 'Sportwetten vor dem Spiel und live',
        text: 'Klare Quoten vor dem Anpfiff und während des Spiels, für die Ligen, die Sie verfolgen, von Fußball bis Cricket.',
        button: 'Zu den Sportwetten',
      },
      intro: {
        title: 'Sportwetten, die man versteht',
        paragraphs: [
          'Fußball, Eishockey, Tennis, Basketball und mehr, von den großen Ligen bis zu den heimischen. Jeder Wettschein zeigt Einsatz, Quote und möglichen Gewinn, bevor Sie bestätigen.',
          'Ändert sich die Quote, während Sie überlegen, fragen wir zuerst nach. Offene Wetten und Ihr Wettverlauf liegen an einem Ort, und Ihre Limits gelten hier wie überall sonst.',
        ],
      },
      steps: {
        title: 'So funktioniert es',
        items: [
          { title: 'Spiel aussuchen', text: 'Stöbern Sie nach Sportart oder suchen Sie ein Team.' },
          { title: 'Wettschein zusammenstellen', text: 'Ein Tipp oder mehrere. Der mögliche Gewinn wird laufend aktualisiert.' },
          {
            title: 'Live verfolgen',
            text: 'Spielstände und Quoten aktualisieren sich von selbst, Sie können einfach zuschauen.',
          },
        ],
      },
      faq: {
        title: 'Bevor Sie wetten',
        entries: [
          {
            question: 'Was passiert, wenn ein Spiel abgesagt wird?',
            answer:
              'Ein Tipp wird ungültig, wenn das Spiel nicht innerhalb der in den Wettregeln genannten Frist stattfindet. Der Einsatz wird zurückgezahlt.',
          },
          {
            question: 'Kann ich während des Spiels wetten?',
            answer:
              'Ja, bei jedem als live markierten Spiel. Die Quoten bewegen sich mit dem Geschehen, und eine angenommene Wette behält die Quote auf ihrem Wettschein.',
          },
          {
            question: 'Kann ich eine abgegebene Wette ändern?',
            answer: 'Nein. Eine angenommene Wette gilt. Schauen Sie sich den Wettschein also in Ruhe an, bevor Sie bestätigen.',
          },
          {
            question: 'Gelten meine Limits auch für Sportwetten?',
            answer: 'Ja. Einzahlungs- und Ausgabenlimits gelten für das ganze Konto: Casino, Live-Tische und Sportwetten.',
          },
        ],
      },
      cta: {
        title: 'Bis es losgeht',
        text: 'Lesen Sie mehr über den Kombi-Boost von bis zu {max} und die anderen Sportangebote.',
        button: 'Zu den Sportwetten',
      },
    },
    'free-spins': {
      title: 'Freispiele bei Parlour',
      hero: {
        title: 'Freispiele auf Kosten des Hauses',
        text: 'Zahlen Sie an einem Freitag {min} ein und erhalten Sie {spins} Freispiele. Gewinne werden {wr}× umgesetzt.',
        button: 'Angebot ansehen',
      },
      intro: {
        title: 'Was Freispiele sind',
        paragraphs: [
          'Ein Freispiel ist eine Runde am Spielautomaten mit unserem Einsatz statt Ihrem. Spiel und Wert sind festgelegt, und die Gewinnchancen sind dieselben wie mit Ihrem eigenen Geld.',
          'Was Sie gewinnen, wird als Casino-Bonus gutgeschrieben. Setzen Sie es {wr}× um, und es wird zu Echtgeld. Freispiele, die Sie nicht innerhalb von {days} Tagen nutzen, verfallen.',
        ],
      },
      steps: {
        title: 'So spielen Sie sie',
        items: [
          { title: 'Abholen', text: 'Nehmen Sie das Angebot an und holen Sie die dazugehörigen Freispiele ab.' },
          { title: 'Spielen', text: 'Starten Sie das Spiel, das auf der Karte steht. Die Freispiele werden zuerst verwendet.' },
          { title: 'Überblick behalten', text: 'Gewinne sind ein Casino-Bonus, bis Sie sie {wr}× umgesetzt haben.' },
        ],
      },
      faq: {
        title: 'Hin und wieder gefragt',
        entries: [
          {
            question: 'Kann ich mir das Spiel aussuchen?',
            answer: 'Die Freispiele gehören zu dem Spiel, das im Angebot steht. Es wechselt von Woche zu Woche.',
          },
          {
            question: 'Muss ich einzahlen?',
            answer: 'Bei manchen Angeboten ja, bei anderen nein. Auf der Karte steht es immer dabei.',
          },
          {
            question: 'Gibt es einen Höchsteinsatz?',
            answer: 'Solange Sie Gewinne aus Freispielen umsetzen, beträgt der Höchsteinsatz {bet} pro Runde.',
          },
          {
            question: 'Kann ich Freispiele ablehnen?',
            answer: 'Natürlich. Holen Sie sie einfach nicht ab, dann verfallen sie ohne Auswirkung auf Ihr Konto.',
          },
        ],
      },
      cta: {
        title: 'Freitag ist jede Woche',
        text: 'Es besteht kein Grund zur Eile. Schauen Sie, welcher Automat als Nächstes dran ist.',
        button: 'Aktionen ansehen',
      },
    },
    'fast-payouts': {
      title: 'Auszahlungen bei Parlour',
      hero: {
        title: 'Ihr Geld, auf dem Weg zu Ihnen',
        text: 'Wir bearbeiten Auszahlungen innerhalb von {reviewHours} Stunden. Danach hängt die Dauer von Ihrer Zahlungsart ab.',
        button: 'Zahlungsarten ansehen',
      },
      intro: {
        title: 'So zahlen wir aus',
        paragraphs: [
          'Ihr Konto zeigt in einer einzigen Zahl, wie viel Sie sich gerade auszahlen lassen können. Ist ein Teil Ihres Guthabens an einen Bonus gebunden, sagen wir es und erklären, warum. Für Auszahlungen verrechnen wir keine Gebühren.',
          'Vor der ersten Auszahlung müssen wir Ihre Identität bestätigen. Wir sagen Ihnen, welche Unterlagen wir brauchen und wie Sie sie schicken. Den kleinsten Auszahlungsbetrag Ihrer Zahlungsart sehen Sie, bevor Sie bestätigen.',
        ],
      },
      steps: {
        title: 'Vom Guthaben aufs Bankkonto',
        items: [
          { title: 'Identität bestätigen', text: 'Wir sagen Ihnen, welche Unterlagen wir brauchen und wie Sie sie schicken.' },
          { title: 'Zahlungsart wählen', text: 'Wenn möglich, geht Geld auf demselben Weg zurück, auf dem es gekommen ist.' },
          { title: 'Zahlung verfolgen', text: 'Im Konto sehen Sie, ob die Auszahlung wartet, geprüft wird oder bezahlt ist.' },
        ],
      },
      faq: {
        title: 'Zu den Auszahlungen',
        entries: [
          {
            question: 'Wie lange dauert es?',
            answer:
              'Nach der Freigabe sind direkte Banküberweisungen oft innerhalb einer Stunde da, E-Wallets innerhalb von 24 Stunden und Karten in ein bis drei Tagen.',
          },
          {
            question: 'Warum brauchen Sie Unterlagen?',
            answer:
              'Das Gesetz verlangt, dass wir unsere Kunden kennen. Außerdem stellt es sicher, dass Ihre Gewinne an niemand anderen gehen.',
          },
          {
            question: 'Kann ich eine Auszahlung abbrechen?',
            answer: 'Solange sie noch nicht freigegeben ist, ja. Aber wir werden es Ihnen nie vorschlagen.',
          },
          {
            question: 'Fallen Gebühren an?',
            answer: 'Von uns aus nicht. Ihre Bank oder Ihr E-Wallet kann eigene Gebühren verrechnen.',
          },
        ],
      },
      cta: {
        title: 'Überzeugen Sie sich selbst',
        text: 'Alle Zahlungsarten, Beträge und Zeiten für Ihr Land stehen auf einer Seite.',
        button: 'Zahlungsarten ansehen',
      },
    },
    'safer-play': {
      title: 'Spielerschutz bei Parlour',
      hero: {
        title: 'Spiel soll Spiel bleiben',
        text: 'Limits, Pausen und Selbstsperre: was sie bewirken und wie Sie sie bekommen.',
        button: 'Limits und Pausen ansehen',
      },
      intro: {
        title: 'Ihr Abend, Ihre Regeln',
        paragraphs: [
          'Die meisten wissen schon vorher, was ein Abend kosten darf. Einzahlungslimits, Ausgabenlimits und Pausen helfen Ihnen, dabei zu bleiben.',
          'Ein niedrigeres Limit gilt sofort. Ein höheres wartet, damit die Entscheidung mit kühlem Kopf fällt. Von einer Pause wird Sie hier niemand abbringen wollen.',
        ],
      },
      steps: {
        title: 'Drei gut genutzte Minuten',
        items: [
          {
            title: 'Limit setzen',
            text: 'Pro Tag, Woche oder Monat, für Einzahlungen, für Ausgaben oder für beides. Sie setzen es selbst in Ihrem Konto.',
          },
          {
            title: 'Pause machen',
            text: 'Beginnen Sie in Ihrem Konto eine Pause von 24 Stunden. Sie werden sofort abgemeldet, und Ihr Geld bleibt, wo es ist.',
          },
          { title: 'Spielverhalten prüfen', text: 'Ein paar ehrliche Fragen an Sie selbst, und wo Sie Hilfe finden.' },
        ],
      },
      faq: {
        title: 'Klare Antworten',
        entries: [
          {
            question: 'Kann ich ein Limit sofort erhöhen?',
            answer:
              'Nein. Ein höheres Limit gilt erst nach einer Wartezeit von mindestens {limitHours} Stunden. Bis dahin können Sie die Änderung zurücknehmen.',
          },
          {
            question: 'Was ist der Unterschied zwischen Auszeit und Selbstsperre?',
            answer:
              'Eine Auszeit dauert einen Tag oder drei. Eine Selbstsperre beginnt bei sechs Monaten und kann nicht verkürzt werden.',
          },
          {
            question: 'Was passiert mit meinem Geld?',
            answer: 'Ihr Geld bleibt Ihr Geld. Auszahlungen, die bei Beginn der Selbstsperre laufen, werden ausbezahlt.',
          },
          {
            question: 'Ich mache mir Sorgen um jemand anderen. Was kann ich tun?',
            answer:
              'Sprechen Sie, wenn möglich, mit der Person und wenden Sie sich an die Helpline Ihres Landes oder an unseren Kundendienst. Beide hören vertraulich zu.',
          },
        ],
      },
      cta: {
        title: 'Sie wissen nicht, wo Sie anfangen sollen?',
        text: 'Beginnen Sie mit einem Einzahlungslimit. Es ist das einfachste Mittel, und es wirkt.',
        button: 'Mehr zum Spielerschutz',
      },
    },
  },
  footer: {
    infoLinks: {
      'privacy-policy': 'Datenschutz',
      terms: 'Allgemeine Geschäftsbedingungen',
      'bonus-terms': 'Bonusbedingungen',
      'betting-rules': 'Wettregeln',
      'casino-rules': 'Casinoregeln',
      'age-restrictions': 'Altersbeschränkung',
      'responsible-gambling': 'Spielerschutz',
      'payment-methods': 'Zahlungsarten',
    },
    contactLinks: { contact: 'Hilfe und Kontakt', chat: 'Live-Chat' },
    body: [
      'Parlour ist nur für Erwachsene: Sie müssen mindestens {age} Jahre alt sein, oder älter, wo das Gesetz es verlangt. Spielen Sie zum Vergnügen und nur mit Geld, das Sie sich zu verlieren leisten können. Wenn das Spielen keinen Spaß mehr macht, machen Sie eine Pause oder sprechen Sie mit jemandem.',
      'Parlour ist von der Glücksspielbehörde Hafen unter der Lizenznr. {licence} zugelassen. Alle Spiele werden von einem unabhängigen Labor geprüft, und die Gelder der Kunden werden getrennt von unseren eigenen verwahrt.',
    ],
  },
  marks: {
    licences: {
      harbour: 'Glücksspielbehörde Hafen',
      northlight: 'Glücksspielrat Nordlicht',
      lakeshore: 'Glücksspielamt Seeufer',
      southernIsles: 'Glücksspielkommission Südinseln',
    },
    regulators: {
      adultsOnly: 'Nur für Erwachsene',
      limits: 'Limits setzen',
      selfTest: 'Spielverhalten prüfen',
      exclusionRegister: 'Sperrregister',
      independentHelp: 'Unabhängige Hilfe',
    },
  },
  seo: {
    '/': {
      title: 'Parlour: Online-Casino, Live-Tische und Sportwetten',
      description:
        'Spielautomaten und Live-Tische mit klaren Angeboten, ehrlichen Auszahlungen und Limits, die halten. Dazu Sportwetten.',
      heading: 'Willkommen bei Parlour',
    },
    '/promotions': {
      title: 'Aktionen und Boni | Parlour',
      description: 'Aktuelle Angebote für Casino, Live-Tische und Sportwetten, die Bedingungen gut sichtbar. Sie haben die Wahl.',
      heading: 'Aktionen',
    },
    '/promotions/casino': {
      title: 'Casino-Aktionen | Parlour',
      description: 'Einzahlungsboni, Freispiele und Automatenturniere. Die Umsatzbedingungen stehen gleich dabei.',
      heading: 'Casino-Aktionen',
    },
    '/promotions/live': {
      title: 'Live-Casino-Aktionen | Parlour',
      description: 'Cashback und private Abende an den Live-Tischen. Sehen Sie, was läuft und was dazugehört.',
      heading: 'Live-Casino-Aktionen',
    },
    '/promotions/sports': {
      title: 'Sportwetten-Aktionen | Parlour',
      description: 'Kombi-Boosts und Gratiswetten für Ihre Sportarten, mit klaren Quoten und klaren Regeln.',
      heading: 'Sportwetten-Aktionen',
    },
    '/promotions/vip': {
      title: 'VIP-Aktionen | Parlour',
      description: 'Geschenke ohne Umsatzbedingungen und Abende auf Einladung für Gäste, die schon eine Weile bei uns sind.',
      heading: 'VIP-Aktionen',
    },
    '/online-casino': {
      title: 'Online-Casino: Automaten und Tischspiele | Parlour',
      description:
        'Spielautomaten, Jackpots und Tischspiele von Herstellern, die wir mögen. Viele davon zuerst gratis zum Ausprobieren.',
      heading: 'Casino',
    },
    '/live-casino-online': {
      title: 'Live-Casino mit echten Croupiers | Parlour',
      description:
        'Roulette, Blackjack, Baccarat und Gameshows live. Einsätze und freie Plätze sehen Sie, bevor Sie Platz nehmen.',
      heading: 'Live-Casino',
    },
    '/sportsbook': {
      title: 'Sportwetten und Live-Quoten | Parlour',
      description: 'Fußball, Eishockey, Tennis und mehr: Begegnungen, Spielstände und Siegquoten, vor dem Spiel und live.',
      heading: 'Sportwetten',
    },
    '/vip': {
      title: 'VIP bei Parlour',
      description:
        'Sechs Stufen, persönliche Betreuung und Geschenke ohne Umsatz. Lesen Sie, was jede Stufe bringt und wie es geht.',
      heading: 'VIP-Programm',
    },
    '/payment-methods': {
      title: 'Zahlungsarten und Auszahlungen | Parlour',
      description: 'Alle Wege, in Ihrem Land ein- und auszuzahlen, mit Beträgen, Zeiten und Gebühren auf einer Seite.',
      heading: 'Zahlungsarten',
    },
    '/privacy-policy': {
      title: 'Datenschutz | Parlour',
      description:
        'Was wir über Sie wissen, wozu wir es brauchen, wie lange wir es speichern und wie Sie es ändern oder löschen lassen.',
      heading: 'Datenschutz',
    },
    '/terms': {
      title: 'Allgemeine Geschäftsbedingungen | Parlour',
      description: 'Die Vereinbarung zwischen Ihnen und Parlour: Ihr Konto, Ihr Geld, unsere Pflichten und Ihre.',
      heading: 'Allgemeine Geschäftsbedingungen',
    },
    '/bonus-terms': {
      title: 'Bonusbedingungen | Parlour',
      description:
        'Wie Boni bei Parlour funktionieren: Umsatz, Anrechnung, Höchsteinsätze, Verfall und wie man einen Bonus zurückgibt.',
      heading: 'Bonusbedingungen',
    },
    '/betting-rules': {
      title: 'Wettregeln | Parlour',
      description:
        'Wie Wetten angenommen und abgerechnet werden, wann ein Tipp ungültig ist und welche Regeln je Sportart gelten.',
      heading: 'Wettregeln',
    },
    '/casino-rules': {
      title: 'Casinoregeln | Parlour',
      description:
        'Wie Runden gespielt und abgerechnet werden, was bei Verbindungsabbruch gilt und wie Jackpots ausbezahlt werden.',
      heading: 'Casinoregeln',
    },
    '/age-restrictions': {
      title: 'Altersbeschränkung | Parlour',
      description: 'Parlour ist nur für Erwachsene. Wie wir das Alter prüfen und wie Sie Ihr Konto von Kindern fernhalten.',
      heading: 'Altersbeschränkung',
    },
    '/responsible-gambling': {
      title: 'Spielerschutz | Parlour',
      description: 'Limits, Pausen und Selbstsperre: wie sie funktionieren, wie Sie sie bekommen und wo Sie Hilfe finden.',
      heading: 'Spielerschutz',
    },
    '/contact': {
      title: 'Hilfe und Kontakt | Parlour',
      description: 'Antworten auf häufige Fragen und ein Kundendienst, der E-Mails täglich {supportHours} beantwortet.',
      heading: 'Wie können wir helfen?',
    },
    '/welcome': {
      title: 'Ihr Willkommensangebot | Parlour',
      description: 'Was das Willkommensangebot bringt, was es verlangt und wie Sie ablehnen. Alles auf einer Seite.',
      heading: 'Herzlich willkommen',
    },
  },
  site: {
    maintenance:
      'Wir arbeiten an der Website. Ihr Geld und Ihre offenen Wetten sind sicher. Bitte schauen Sie etwas später wieder vorbei.',
  },
};
