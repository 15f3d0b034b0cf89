import type { PromoCopies } from './promo-copy.ts';

export const promo: PromoCopies = {
  'first-evening': {
    title: 'Ihr erster Abend bei Parlour',
    hero: {
      title: 'Ihr erster Abend, verdoppelt',
      text: 'Zahlen Sie mindestens {min} ein, und wir verdoppeln bis {max}, dazu gibt es {spins} Freispiele. Ihr eigenes Geld kommt immer zuerst ins Spiel.',
    },
    intro: {
      title: 'Ein Angebot, das man in einer Minute liest',
      paragraphs: [
        'Wir legen so viel dazu, wie Sie einzahlen, bis zu {max}. Gewinnen Sie mit Ihrem eigenen Geld, können Sie sich den Gewinn auszahlen lassen und den Bonus liegen lassen. Erst wenn Ihr Guthaben verbraucht ist, kommt der Bonus ins Spiel.',
        'Echtgeld wird daraus, sobald Sie den Bonus innerhalb von {days} Tagen {wr}× umgesetzt haben, mit Einsätzen bis {bet}. Sie können den Bonus jederzeit zurückgeben.',
      ],
    },
    steps: {
      title: 'So beginnt der Abend',
      items: [
        {
          title: 'Konto eröffnen',
          text: 'Mit Ihrem richtigen Namen und Ihrer richtigen Adresse. Wir prüfen beides einmal, dann ist es erledigt.',
        },
        { title: 'Budget festlegen', text: 'Legen Sie vorher fest, was der Abend kosten darf.' },
        {
          title: 'Mit dem Code einzahlen',
          text: 'Der Code wählt den Bonus an der Kassa. Sie können stattdessen „Kein Bonus“ wählen.',
        },
      ],
    },
    faq: {
      title: 'Bevor Sie anfangen',
      entries: [
        {
          question: 'Brauche ich den Code?',
          answer: 'Nein. Das Angebot steht auch an der Kassa; der Code erspart Ihnen nur das Suchen.',
        },
        {
          question: 'Welche Spiele zählen?',
          answer: 'Spielautomaten zählen voll, Tischspiele und Live-Tische mit 10 % des Einsatzes.',
        },
      ],
    },
    games: 'Gute Spiele für einen ersten Abend',
    button: 'Konto eröffnen',
    terms: [
      'Für neue Spielerinnen und Spieler bei der ersten Einzahlung. Einmal pro Person.',
      'Mindesteinzahlung {min}; der Bonus beträgt 100 % davon, bis zu {max}, dazu {spins} Freispiele.',
      'Bonus und Gewinne aus Freispielen sind jeweils {wr}× innerhalb von {days} Tagen umzusetzen.',
      'Höchsteinsatz mit aktivem Bonus: {bet} pro Runde. Es gelten die Bonusbedingungen.',
    ],
  },
  'spin-friday': {
    title: 'Freispiel-Freitag',
    hero: {
      title: 'Der Freitag hat seinen eigenen Automaten',
      text: 'Zahlen Sie an einem Freitag {min} ein, und {spins} Freispiele gehören Ihnen, jede Woche an einem anderen Spiel.',
    },
    intro: {
      title: 'Ein kleines Ritual vor dem Wochenende',
      paragraphs: [
        'Jeden Freitag suchen wir einen Automaten aus und schenken Ihnen {spins} Drehungen mit unserem Einsatz. Sie haben {days} Tage dafür, niemand muss also lange aufbleiben.',
        'Was dabei herauskommt, wird als Casinobonus gutgeschrieben und nach {wr}-maligem Umsatz zu Echtgeld.',
      ],
    },
    steps: {
      title: 'Drei kleine Schritte',
      items: [
        { title: 'Am Freitag einzahlen', text: 'Von Mitternacht bis Mitternacht, Ortszeit. {min} genügen.' },
        { title: 'Freispiele abholen', text: 'Sie gehören Ihnen, bis sie verfallen.' },
        { title: 'Spielen, wann es passt', text: 'Öffnen Sie das Spiel der Woche, werden sie zuerst verwendet.' },
      ],
    },
    faq: {
      title: 'Donnerstags oft gefragt',
      entries: [
        {
          question: 'Kann ich ein anderes Spiel wählen?',
          answer: 'Die Freispiele gehören zum Spiel der Woche. Nächsten Freitag ist es ein anderes.',
        },
        {
          question: 'Und wenn ich einen Freitag verpasse?',
          answer: 'Nichts weiter. Das Angebot kommt jede Woche wieder, und es läuft nichts auf.',
        },
      ],
    },
    games: 'Automaten der letzten Freitage',
    button: 'Zu den Freitags-Freispielen',
    terms: [
      'Einmal pro Person an jedem Freitag, Ortszeit, nach mindestens einer früheren Einzahlung.',
      'Mindesteinzahlung {min}. Die {spins} Freispiele verfallen nach {days} Tagen.',
      'Gewinne sind {wr}× umzusetzen, mit Einsätzen bis {bet} pro Runde.',
    ],
  },
  'live-week': {
    title: 'Eine Woche an den Live-Tischen',
    hero: {
      title: '10 % zurück von den Live-Tischen',
      text: 'Geht die Woche gegen Sie aus, kommen 10 % als Echtgeld zurück, bis zu {max}. Ohne Umsatz.',
    },
    intro: {
      title: 'Was zurückkommt, und wann',
      paragraphs: [
        'Aktivieren Sie das Angebot und spielen Sie an den Live-Tischen wie immer. Von Montag bis Sonntag zählen wir Ihre Einsätze und Gewinne. Liegen Sie am Sonntagabend im Minus, wartet am Montag ein Zehntel der Differenz auf Sie.',
        'Es ist Echtgeld: Spielen Sie damit, behalten Sie es oder lassen Sie es sich auszahlen. Holen Sie es innerhalb von {claimHours} Stunden ab, danach verfällt es.',
      ],
    },
    steps: {
      title: 'So läuft die Woche',
      items: [
        { title: 'Aktivieren', text: 'Aktivieren Sie das Angebot, bevor Sie spielen. Nur spätere Runden zählen.' },
        { title: 'In Ihrem Tempo spielen', text: 'Wie lange Sie schon am Tisch sind, steht immer auf dem Bildschirm.' },
        { title: 'Am Montag abholen', text: 'Dafür haben Sie {claimHours} Stunden Zeit.' },
      ],
    },
    faq: {
      title: 'Zwei ehrliche Fragen',
      entries: [
        {
          question: 'Soll ich deswegen mehr einsetzen?',
          answer: 'Nein. Cashback mildert einen Verlust, macht aber nie einen Gewinn daraus.',
        },
        {
          question: 'Zählt ein Gewinn gegen mich?',
          answer: 'Er wird mit den Einsätzen derselben Woche verrechnet. Sind Sie im Plus, schuldet niemand dem anderen etwas.',
        },
      ],
    },
    button: 'Zum Live-Cashback',
    terms: [
      'Zuerst aktivieren. Nettoverlust sind Einsätze minus Gewinne an Live-Tischen, Montag bis Sonntag, Ortszeit.',
      'Das Cashback beträgt 10 % des Nettoverlusts, höchstens {max} pro Woche.',
      'Innerhalb von {claimHours} Stunden abholen. Gutgeschrieben als Echtgeld, ohne Umsatzbedingungen.',
    ],
  },
  'jackpot-nights': {
    title: 'Jackpot-Abende',
    hero: {
      title: 'Eine Stunde, {spins} Freispiele und eine sehr große Zahl',
      text: 'Jeden Abend zwischen acht und neun holen Sie {spins} Freispiele am Spiel des Abends ab. Ganz ohne Einzahlung.',
    },
    intro: {
      title: 'Groß, weil sie selten sind',
      paragraphs: [
        'Ein Jackpot wächst um ein Prozent jedes Einsatzes, bis ihn jemand gewinnt. Jede Drehung hat dieselbe kleine Chance, was immer davor war, und ein Jackpot wird zur Gänze ausbezahlt, ohne Auszahlungsgrenze.',
        'Die Freispiele gelten für das Spiel des Abends, das keinen Jackpot hat. Ihre Gewinne werden zu einem Bonus und sind {wr}× umzusetzen.',
      ],
    },
    steps: {
      title: 'Von acht bis neun',
      items: [
        { title: 'Um acht vorbeischauen', text: 'Das Spiel des Abends wechselt jeden Abend.' },
        { title: 'Freispiele abholen', text: 'Bis neun, einmal am Tag. Gespielt werden können sie {days} Tage lang.' },
        { title: 'Die Jackpots ansehen', text: 'Der aktuelle Betrag steht auf der Kachel und bewegt sich weiter.' },
      ],
    },
    faq: {
      title: 'Über Jackpots',
      entries: [
        {
          question: 'Kann ein Jackpot „fällig“ sein?',
          answer: 'Nein. Die Chance ist bei jeder Drehung gleich; langes Warten ändert nichts.',
        },
        {
          question: 'Wie wird ein Jackpot ausbezahlt?',
          answer:
            'Zur Gänze und sofort auf Ihr Guthaben. Bevor er uns verlässt, prüfen wir Ihre Identität, wie es das Gesetz verlangt.',
        },
      ],
    },
    games: 'Spiele mit Jackpot',
    button: 'Zur Jackpot-Stunde',
    terms: [
      'Für alle mit mindestens einer Einzahlung, einmal täglich von 20 bis 21 Uhr, Ortszeit.',
      'Die {spins} Freispiele verfallen nach {days} Tagen.',
      'Gewinne sind {wr}× umzusetzen, mit Einsätzen bis {bet}.',
    ],
  },
  'accumulator-club': {
    title: 'Der Kombi-Klub',
    hero: {
      title: 'Ab drei Tipps ein bisschen mehr',
      text: 'Eine gewonnene Kombiwette bringt 5 bis 50 % extra, als Echtgeld, bis zu {max}.',
    },
    intro: {
      title: 'Wie der Zuschlag wächst',
      paragraphs: [
        'Drei Tipps bringen 5 %, jeder weitere etwas mehr, bis zu 50 % ab zehn Tipps. Der Zuschlag wird mit dem Gewinn ausgezahlt und steht als eigene Zeile in Ihrem Verlauf.',
        'Jeder Tipp macht das Ganze auch schwerer zu gewinnen. Eine kurze Kombiwette, an die Sie glauben, ist oft der schönere Abend.',
      ],
    },
    steps: {
      title: 'Auf dem Wettschein',
      items: [
        { title: 'Einmal aktivieren', text: 'Danach ist jede Kombiwette dabei, die die Bedingungen erfüllt.' },
        { title: 'Mindestens drei wählen', text: 'Verschiedene Ereignisse, jedes mit einer Quote ab 1,80.' },
        { title: 'Live verfolgen', text: 'Gehen alle auf, kommt der Zuschlag mit dem Gewinn.' },
      ],
    },
    faq: {
      title: 'Kleingedrucktes, groß',
      entries: [
        {
          question: 'Was, wenn ein Spiel ungültig ist?',
          answer: 'Es fällt vom Wettschein und zählt nicht mehr für den Boost. Der Rest läuft weiter.',
        },
        { question: 'Gilt der Boost bei Cashout?', answer: 'Nein. Er ist für Kombiwetten, die bis zum Ende laufen.' },
      ],
    },
    button: 'Zum Kombi-Boost',
    terms: [
      'Aktivieren Sie das Angebot vor der Wette. Mindestens drei Tipps auf verschiedene Ereignisse, jeder mit einer Quote ab 1,80.',
      'Der Boost gilt für den Nettogewinn, beträgt höchstens {max} pro Wette und ist Echtgeld.',
      'Ungültige Tipps, Cashouts und Gratiswetten zählen nicht.',
    ],
  },
  'midweek-league': {
    title: 'Die Mittwochsliga',
    hero: {
      title: 'Zwei Tage, eine Rangliste',
      text: 'Mittwoch und Donnerstag gehören dem Turnier der Wochenmitte, mit {prize} für die besten fünfzig.',
    },
    intro: {
      title: 'Eine Liga für ruhige Abende',
      paragraphs: [
        'Eine Handvoll Spielautomaten teilt sich zwei Tage lang eine Rangliste. Punkte gibt es für Ihre Einsätze, ob Sie gewinnen oder nicht, und die Liste zeigt Ihren Platz und was zum nächsten fehlt.',
        'Die Preise kommen am Freitagmorgen als Bonus und sind {wr}× umzusetzen. Legen Sie vorher ein Budget fest: Zwei Tage sind lang.',
      ],
    },
    steps: {
      title: 'So sind Sie dabei',
      items: [
        { title: 'Einfach spielen', text: 'Eine Anmeldung ist nicht nötig: Wer spielt, nimmt teil.' },
        { title: 'Die genannten Automaten spielen', text: 'Jeder Einsatz zählt, in Ihrer Währung.' },
        { title: 'Sehen, wo Sie stehen', text: 'Die Liste läuft mit und schließt am Donnerstag um Mitternacht.' },
      ],
    },
    faq: {
      title: 'Zu den Regeln',
      entries: [
        { question: 'Was gilt bei Punktegleichstand?', answer: 'Wer die Punkte zuerst hatte, liegt weiter vorn.' },
        {
          question: 'Kann ich mittendrin aufhören?',
          answer: 'Wann Sie wollen. Die Punkte bleiben, und der Platz auch, bis jemand vorbeizieht.',
        },
      ],
    },
    games: 'Die Turnierautomaten dieser Woche',
    button: 'Zum Turnier',
    terms: [
      'Mittwoch 0.00 bis Donnerstag 23.59 Uhr, Ortszeit, Echtgeldrunden an den genannten Automaten.',
      'Den Preispool von {prize} teilen sich die fünfzig mit den meisten Punkten.',
      'Preise sind {wr}× innerhalb von {days} Tagen umzusetzen, mit Einsätzen bis {bet}.',
    ],
  },
};
