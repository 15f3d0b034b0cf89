import type { PageCopy } from '../page-copy.ts';

export const page: PageCopy = {
  title: 'Wettregeln',
  sections: [
    {
      heading: 'Wofür diese Regeln da sind',
      paragraphs: [
        'Eine Wette ist schnell abgegeben, und meist ist am Ende klar, ob sie gewonnen hat. Manchmal aber wird ein Spiel verschoben, ein Ergebnis geändert oder eine Quote war schlicht falsch. Für diese Fälle sind die folgenden Regeln da. Sie gelten für alle Sportwetten bei Parlour, vor dem Spiel und live.',
      ],
    },
    {
      heading: 'Wann eine Wette gilt',
      paragraphs: [
        'Ihre Wette ist angenommen, sobald ihre Nummer auf dem Wettschein erscheint. Vorher gilt sie nicht, auch wenn Sie schon bestätigt haben. Danach können Sie sie nicht mehr ändern. Sehen Sie sich den Wettschein deshalb in Ruhe an: Einsatz, Quote und möglicher Gewinn stehen darauf.',
        'Sind Sie nicht sicher, ob eine Wette angenommen wurde, etwa weil die Verbindung abgebrochen ist, schauen Sie zuerst in Ihren Wettverlauf, bevor Sie sie noch einmal abgeben.',
      ],
    },
    {
      heading: 'Quoten',
      paragraphs: [
        'Quoten bewegen sich. Für Ihre Wette zählt die Quote im Moment der Annahme, ganz gleich, was danach passiert. Ändert sie sich, während Sie noch überlegen, fragen wir, ob Sie zur neuen Quote wetten möchten.',
      ],
    },
    {
      heading: 'Irrtümer',
      paragraphs: [
        'Auch uns unterlaufen Fehler: ein Komma an der falschen Stelle, zwei vertauschte Teams, ein Markt, der zu lange offen blieb. Ein Tipp wird deshalb mit der Quote 1,00 gewertet, also ungültig, wenn einer der folgenden Fälle vorliegt. Bei einer Einzelwette erhalten Sie den Einsatz zurück, eine Kombiwette läuft mit den übrigen Tipps weiter.',
      ],
      list: [
        'Die Quote war offensichtlich falsch.',
        'Die Wette wurde erst nach Beginn des Ereignisses angenommen, obwohl sie nicht als Live-Wette angeboten war.',
      ],
    },
    {
      heading: 'Verschobene und abgesagte Ereignisse',
      paragraphs: [
        'Wird ein Ereignis verschoben und nicht innerhalb von 36 Stunden nach dem geplanten Beginn ausgetragen, sind Tipps darauf ungültig. Wird es innerhalb dieser Frist gespielt, bleiben sie aufrecht.',
        'Im Tennis gilt etwas anderes, denn dort verschiebt der Regen ganze Tage: Tipps bleiben gültig, bis das Turnier zu Ende ist.',
      ],
    },
    {
      heading: 'Welches Ergebnis zählt',
      paragraphs: [
        'Wir rechnen nach dem Ergebnis ab, das der zuständige Verband oder Veranstalter am Tag des Ereignisses bekannt gibt. Spätere Änderungen, etwa nach einem Protest oder am grünen Tisch, ändern an Ihrer Wette nichts mehr.',
      ],
    },
    {
      heading: 'Totes Rennen',
      paragraphs: [
        'Teilen sich mehrere Teilnehmer einen Platz, wird der Einsatz durch ihre Zahl geteilt. Ein Teil gewinnt zur vollen Quote, der Rest verliert. Bei zwei Siegern gewinnt also die Hälfte Ihres Einsatzes.',
      ],
    },
    {
      heading: 'Kombiwetten',
      paragraphs: [
        'In einer Kombiwette werden die Quoten aller Tipps miteinander multipliziert, und alle müssen stimmen. Ein ungültiger Tipp zählt mit der Quote 1,00, der Rest läuft weiter.',
        'Tipps, die voneinander abhängen, lassen sich nicht kombinieren. Wer auf den Sieg eines Teams setzt, kann zum Beispiel nicht auf demselben Wettschein darauf setzen, dass dieses Team mit zwei Toren Vorsprung gewinnt. Der Wettschein sagt es Ihnen, bevor Sie bestätigen.',
      ],
    },
    {
      heading: 'Cashout',
      paragraphs: [
        'Bei manchen Wetten bieten wir Ihnen an, sie vor dem Ende abzurechnen, zu einem Betrag, der sich mit dem Spielverlauf ändert. Das Angebot kann jederzeit wegfallen oder nie erscheinen, planen Sie also nicht damit. Nehmen Sie es an, ist die Wette beendet, und alles, was danach im Spiel passiert, spielt für sie keine Rolle mehr.',
      ],
    },
    {
      heading: 'Boni, Limits und höchste Gewinne',
      paragraphs: [
        'Für jede Sportart gibt es einen Betrag, den wir an einem Tag höchstens auszahlen. Er wird auf dem Wettschein angezeigt. Ihre Einzahlungs- und Ausgabenlimits gelten für Sportwetten genauso wie für alles andere in Ihrem Konto.',
        'Setzen Sie einen Sportwetten-Bonus um, zählen Wetten ab einer Quote von 1,80 voll. Der Höchsteinsatz beträgt dabei {maxBonusBet}.',
      ],
    },
    {
      heading: 'Wenn Sie anderer Meinung sind',
      paragraphs: [
        'Schreiben Sie unserem Kundendienst an help@parlour.example und nennen Sie die Nummer der Wette. Sie hören innerhalb von fünf Tagen von uns. Danach können Sie sich an unser Beschwerdeteam wenden, das höchstens acht Wochen braucht, und zuletzt an die Schlichtungsstelle Hafen, die Sie nichts kostet.',
        'Ein letzter Rat, der keine Regel ist: Wetten Sie nicht, um eine verlorene Wette auszugleichen. Das nächste Spiel weiß nichts vom letzten.',
      ],
    },
  ],
};
