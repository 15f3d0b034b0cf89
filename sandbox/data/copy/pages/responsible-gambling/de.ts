import type { PageCopy } from '../page-copy.ts';

export const page: PageCopy = {
  title: 'Spielerschutz',
  sections: [
    {
      heading: 'Glücksspiel ist Unterhaltung',
      paragraphs: [
        'Bei Parlour zu spielen soll sich anfühlen wie ein Abend, an dem man ausgeht: selbst gewählt, zu einem bekannten Preis. Es ist kein Weg, Geld zu verdienen, eine Rechnung zu bezahlen oder über einen schlechten Tag hinwegzukommen. Die Spiele sind so gestaltet, dass dem Haus auf Dauer ein Anteil bleibt, und kein System ändert daran etwas.',
        'Für die meisten bleibt es ein Zeitvertreib. Für manche nicht. Diese Seite erklärt, welche Mittel Sie haben, wie sie funktionieren und wohin Sie sich wenden können, wenn das Spielen keinen Spaß mehr macht, Ihnen oder jemandem, der Ihnen nahesteht.',
      ],
      list: [
        'Entscheiden Sie vorher, wie viel Sie sich zu verlieren leisten können, und hören Sie dort auf.',
        'Spielen Sie nie mit geborgtem Geld oder mit Geld, das für etwas anderes bestimmt ist.',
        'Versuchen Sie nicht, Verlorenes zurückzugewinnen.',
        'Machen Sie Pausen und spielen Sie nicht, wenn Sie müde oder aufgewühlt sind oder getrunken haben.',
        'Nehmen Sie sich Zeit für die anderen Dinge, die Ihnen Freude machen.',
      ],
    },
    {
      heading: 'Limits setzen',
      paragraphs: [
        'Sie können ein Einzahlungslimit, ein Ausgabenlimit oder beides selbst setzen: in Ihrem Konto unter „Spiellimits“. Ein Einzahlungslimit ist der Betrag, den Sie höchstens einzahlen können. Ein Ausgabenlimit ist der Betrag, den Sie höchstens einsetzen können, wobei zurückgezahlte Einsätze aus ungültigen Wetten nicht zählen. Beide gibt es für einen Tag, eine Woche und einen Monat, und beide gelten für Ihr ganzes Konto: Casino, Live-Tische und Sportwetten.',
        'Ein niedrigeres Limit gilt sofort. Wird ein Limit erhöht oder aufgehoben, gilt das erst nach einer Wartezeit von mindestens {limitHours} Stunden, und später, wo örtliche Vorschriften das verlangen. Bis dahin bleibt Ihr aktuelles Limit bestehen, und Sie können die Änderung zurücknehmen. Ist ein Limit erreicht, sagt Ihnen die Website, wann es neu beginnt.',
        'Wenn wir glauben, dass Ihnen ein Limit helfen würde, können wir selbst eines setzen. Wir sagen Ihnen, wann wir das tun und warum.',
      ],
    },
    {
      heading: 'Die Zeit im Blick behalten',
      paragraphs: [
        'Bei einem guten Spiel vergeht die Zeit schnell. Wenn Sie um Geld spielen, steht neben dem Spiel, wie lange Sie schon dabei sind. Im Kontofenster des Spiels sehen Sie auch, was Sie dort eingesetzt und gewonnen haben.',
        'Legen Sie vorher fest, wann Sie aufhören. Die Zeiterinnerung in Ihrem Konto hilft, dabei zu bleiben. In Ihren Transaktionen sehen Sie, was Sie an anderen Tagen eingezahlt, eingesetzt und gewonnen haben.',
      ],
    },
    {
      heading: 'Eine Pause machen',
      paragraphs: [
        'Wenn Sie Abstand brauchen, beginnen Sie in Ihrem Konto eine Pause von 24 Stunden. Für länger wählen Sie dort eine Auszeit: 24 oder 72 Stunden, in manchen Ländern bis zu 42 Tage. Sie werden sofort abgemeldet und können sich bis zum Ende nicht anmelden, nicht einzahlen und nicht spielen. Die Pause lässt sich nicht verkürzen, auch nicht durch unseren Kundendienst. Danach öffnet sich Ihr Konto wieder von selbst.',
        'Ihr Geld ist während einer Pause sicher. Wenn Sie Hilfe bei einer Auszahlung brauchen, schreiben Sie uns.',
      ],
    },
    {
      heading: 'Selbstsperre',
      paragraphs: [
        'Wenn eine kurze Pause nicht reicht, können Sie sich selbst sperren lassen: für 6, 12, 24, 36 oder 60 Monate oder für immer. Das tun Sie selbst in Ihrem Konto, auf der Seite mit den Limits. Wenn Sie sich nicht anmelden können, schreiben Sie an help@parlour.example. Wir bitten Sie um eine Bestätigung, damit die Entscheidung nie versehentlich fällt. Danach gilt sie sofort und kann vor Ablauf nicht rückgängig gemacht werden.',
        'Wenn Sie sich selbst sperren, zahlen wir laufende Auszahlungen aus, beenden offene Boni und stellen jede Werbung ein. Außerdem tragen wir Sie ins Sperrregister ein, damit Sie bei uns kein zweites Konto eröffnen können. Nach Ablauf der Frist öffnet sich Ihr Konto nicht von selbst: Sie müssten sich bei uns melden, und das hat keine Eile.',
        'Eine Selbstsperre wirkt am besten zusammen mit anderen Schritten. Fragen Sie Ihre Bank, ob sie Zahlungen für Glücksspiel sperren kann, installieren Sie eine Sperrsoftware auf Ihren Geräten, und falls es in Ihrem Land ein nationales Sperrregister gibt, überlegen Sie, sich dort eintragen zu lassen.',
      ],
    },
    {
      heading: 'Anzeichen von problematischem Spielen',
      paragraphs: [
        'Ein Spielproblem kündigt sich selten an. Lesen Sie diese Fragen in Ruhe und beantworten Sie sie für sich selbst.',
      ],
      list: [
        'Verbringen Sie mehr Zeit mit Glücksspiel oder geben Sie mehr dafür aus, als Sie wollten?',
        'Spielen Sie weiter, um Verlorenes zurückzugewinnen?',
        'Haben Sie sich Geld ausgeborgt oder etwas verkauft, um zu spielen?',
        'Verheimlichen Sie vor Menschen, die Ihnen nahestehen, wie viel Sie spielen?',
        'Spielen Sie, um Sorgen, Einsamkeit oder gedrückter Stimmung zu entkommen?',
        'Sind Sie unruhig oder gereizt, wenn Sie aufhören wollen?',
        'Haben Arbeit, Ausbildung, Schlaf oder Beziehungen gelitten?',
      ],
    },
    {
      heading: 'Wenn Sie mit Ja geantwortet haben',
      paragraphs: [
        'Ein Ja ist Grund genug, ein Limit zu setzen oder eine Pause zu machen. Wenn Sie sich in mehreren dieser Fragen wiedererkennen, sprechen Sie bitte mit jemandem. Viele waren schon dort, wo Sie jetzt sind, und Hilfe wirkt.',
        'Es kann auch sein, dass wir uns zuerst bei Ihnen melden. Wir achten auf Anzeichen wie plötzlich veränderte Einzahlungen oder sehr lange Sitzungen und können Sie kontaktieren, Ihnen ein Limit oder eine Pause vorschlagen oder Ihr Konto vorübergehend stilllegen. Das tun wir, weil wir lieber auf einen Spielabend verzichten, als zuzusehen, wie jemand zu Schaden kommt.',
      ],
    },
    {
      heading: 'Jugendschutz',
      paragraphs: [
        'Niemand unter 18 Jahren darf bei Parlour spielen, und wo das Gesetz ein höheres Alter vorsieht, gilt dieses. Wir prüfen das Alter aller Kunden. Hat eine minderjährige Person gespielt, schließen wir das Konto und zahlen die Einzahlungen zurück.',
        'Wenn Sie ein Gerät mit Kindern teilen, sorgen ein paar Gewohnheiten dafür, dass Ihr Konto Ihres bleibt.',
      ],
      list: [
        'Melden Sie sich ab, wenn Sie das Gerät verlassen, und speichern Sie Ihr Passwort nicht darauf.',
        'Bewahren Sie Karten und Ausweise außer Reichweite auf.',
        'Nutzen Sie die Kindersicherung Ihres Geräts, Browsers oder Netzwerks.',
        'Sprechen Sie mit Jugendlichen über Glücksspiel, bevor es jemand anderer tut.',
      ],
    },
    {
      heading: 'Wo Sie Hilfe finden',
      paragraphs: [
        'Hilfe bei Spielproblemen ist in vielen Ländern kostenlos und vertraulich, und auch Angehörige sind willkommen. Sie müssen nicht sicher sein, dass Sie ein Problem haben, um zu fragen.',
        'Unser Kundendienst ist täglich {supportHours} da. Er kann Ihnen bei Ihren Limits helfen, gemeinsam mit Ihnen eine Pause oder eine Selbstsperre starten und Ihnen Hilfe in Ihrer Nähe nennen. Niemand wird urteilen, und niemand wird Ihnen einen Bonus anbieten.',
      ],
      list: [
        'Die Helpline Ihres Landes: Beratung per Telefon oder Chat, oft rund um die Uhr.',
        'Ihre Hausärztin, Ihr Hausarzt oder der örtliche Gesundheitsdienst: Behandlung und Überweisung.',
        'Selbsthilfegruppen: Treffen Sie andere, die aufgehört haben, online oder persönlich.',
        'Schuldenberatung: ein Plan für das, was offen ist.',
      ],
    },
  ],
};
