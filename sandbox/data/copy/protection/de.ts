import type { ProtectionCopy } from './protection-copy.ts';

export const protection: ProtectionCopy = {
  help: {
    title: 'Helplines',
    text: 'Diese Stellen hören zu, beraten und behalten alles für sich. Sie müssen nicht sicher sein, dass Sie ein Problem haben.',
    talk: { text: 'Sprechen Sie mit jemandem über Ihr Spielen, am Telefon oder im Chat.', hours: 'Täglich rund um die Uhr' },
    family: { text: 'Für Angehörige und Freunde und für Rat bei Schulden.', hours: 'Montag bis Freitag, 9 bis 18 Uhr' },
  },
  selfTest: {
    title: 'Selbsttest',
    intro:
      'Neun Fragen zu Ihren letzten zwölf Monaten. Es dauert zwei Minuten. Das Ergebnis ist keine Diagnose, hilft Ihnen aber zu sehen, wo Sie stehen.',
    questions: [
      'Haben Sie mit Geld gespielt, das Sie eigentlich nicht entbehren konnten?',
      'Haben Sie höhere Einsätze gebraucht, um dieselbe Spannung zu spüren?',
      'Sind Sie an einem anderen Tag zurückgekommen, um Verlorenes zurückzugewinnen?',
      'Haben Sie Geld geliehen oder etwas verkauft, um zu spielen?',
      'Haben Sie gedacht, dass Ihr Spielen ein Problem sein könnte?',
      'Hat das Spielen Ihnen Stress, Sorgen oder schlechten Schlaf gebracht?',
      'Hat jemand gesagt, dass Sie zu viel spielen, ob Sie zustimmten oder nicht?',
      'Hat das Spielen Sie oder Ihren Haushalt in Geldnot gebracht?',
      'Haben Sie wegen Ihres Spielens ein schlechtes Gewissen gehabt?',
    ],
    answers: ['Nie', 'Manchmal', 'Meistens', 'Fast immer'],
    results: [
      {
        title: 'Keine Anzeichen eines Problems',
        text: 'Ihre Antworten zeigen kein Anzeichen, dass Ihnen das Spielen schadet. Ein Limit sorgt dafür, dass es so bleibt: Es wirkt am besten, wenn man es setzt, bevor man es braucht.',
      },
      {
        title: 'Einige frühe Anzeichen',
        text: 'Einige Ihrer Antworten sind frühe Anzeichen. Schauen Sie, wie viel Zeit und Geld Sie dem Spielen geben, und setzen Sie ein Limit, mit dem Sie zufrieden wären.',
      },
      {
        title: 'Deutliche Anzeichen',
        text: 'Das Spielen kostet Sie schon mehr, als es Ihnen gibt. Setzen Sie heute niedrige Limits, nehmen Sie sich eine Auszeit und sprechen Sie mit einer der Helplines.',
      },
      {
        title: 'Starke Anzeichen',
        text: 'So antworten Menschen, denen das Spielen schadet. Denken Sie bitte über eine Selbstsperre nach und rufen Sie noch heute eine der Helplines an. Viele waren dort, wo Sie sind, und Hilfe wirkt.',
      },
    ],
  },
};
