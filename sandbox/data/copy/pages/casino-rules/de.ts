import type { PageCopy } from '../page-copy.ts';

export const page: PageCopy = {
  title: 'Casinoregeln',
  sections: [
    {
      heading: 'Für welche Spiele das gilt',
      paragraphs: [
        'Diese Regeln gelten für alle Spiele im Casino und im Live-Casino: Spielautomaten, Jackpots, Tischspiele und Tische mit echten Croupiers. Was nur für ein bestimmtes Spiel gilt, etwa seine Gewinntabelle, steht in den Regeln dieses Spiels. Sie sind aus jedem Spiel mit einem Klick zu erreichen.',
      ],
    },
    {
      heading: 'Woher das Ergebnis kommt',
      paragraphs: [
        'Über jedes Ergebnis entscheidet eine zertifizierte Zufallsquelle, die auf dem Server läuft und nicht auf Ihrem Gerät. Es steht fest, bevor sich die Walzen drehen; was Sie danach sehen, ist die Darstellung. Ob Sie lange gewartet, schnell geklickt oder gerade gewonnen haben, ist dem Zufall egal.',
        'Jede Runde ist unabhängig von der vorigen. Ein Automat ist nie „fällig“, und eine Pechsträhne macht den nächsten Gewinn nicht wahrscheinlicher.',
      ],
    },
    {
      heading: 'Auszahlungsquote und Regeln',
      paragraphs: [
        'Bei jedem Spiel finden Sie die Regeln und die Auszahlungsquote, also den Anteil der Einsätze, der im langfristigen Durchschnitt als Gewinn zurückfließt. Über einen einzelnen Abend sagt sie wenig aus: Mal geht mehr zurück, mal deutlich weniger, und auf Dauer bleibt dem Haus ein Anteil.',
        'Den niedrigsten und den höchsten Einsatz sehen Sie, bevor Sie beginnen.',
      ],
    },
    {
      heading: 'Wenn die Verbindung abbricht',
      paragraphs: [
        'Fällt mitten in einer Runde das Netz aus, wird sie auf dem Server trotzdem zu Ende gespielt. Das Ergebnis ist dasselbe, das Sie gesehen hätten. Ein Gewinn wird gutgeschrieben, und die Runde steht in Ihrem Verlauf.',
      ],
      list: [
        'Melden Sie sich wieder an und öffnen Sie das Spiel: Eine Runde, die noch eine Entscheidung von Ihnen braucht, geht dort weiter, wo Sie waren.',
        'Offene Runden, die niemand fortsetzt, werden innerhalb von 24 Stunden abgerechnet.',
        'Spielen Sie dieselbe Runde nicht noch einmal, bevor Sie in den Verlauf geschaut haben.',
      ],
    },
    {
      heading: 'Technische Störungen',
      paragraphs: [
        'Technik kann versagen. Bei einer Störung sind alle Einsätze und Gewinne der betroffenen Runden ungültig, und Sie erhalten Ihre Einsätze zurück. Das gilt in beide Richtungen: Auch was Sie in einer solchen Runde verloren hätten, bekommen Sie wieder.',
        'Fällt Ihnen etwas Merkwürdiges auf, hören Sie kurz auf und schreiben Sie uns. Ein Bildschirmfoto mit der Uhrzeit hilft sehr.',
      ],
    },
    {
      heading: 'Jackpots',
      paragraphs: [
        'Ein Teil jedes Einsatzes an einem Jackpot-Spiel, nämlich 1 %, fließt in den Topf. Gewinnen Sie ihn, wird er zur Gänze ausbezahlt. Die Obergrenzen, die sonst für Auszahlungen pro Tag, Woche und Monat gelten, spielen dabei keine Rolle.',
        'Wie bei jeder ersten Auszahlung müssen vorher Ihre Identität und Ihre Adresse bestätigt sein. Den aktuellen Stand des Jackpots sehen Sie bei jedem Spiel, das in ihn einzahlt.',
      ],
    },
    {
      heading: 'An den Live-Tischen',
      paragraphs: [
        'Hier wird mit echten Karten und echten Kesseln gespielt, und Kameras zeichnen alles auf. Ein Einsatz gilt, sobald der Tisch ihn bestätigt. Was zu spät kommt, wird nicht angenommen und nicht abgebucht.',
        'Das Ergebnis, das die Croupière oder der Croupier zeigt, ist endgültig. Eine Ausnahme gibt es: Ist auf der Aufzeichnung ein Fehler nachweisbar, wird er berichtigt.',
      ],
    },
    {
      heading: 'Der Ton am Tisch',
      paragraphs: [
        'Hinter jeder Nachricht im Tischchat sitzt ein Mensch. Seien Sie höflich zu allen am Tisch, auch wenn die Karten es einmal nicht gut mit Ihnen meinen. Beleidigungen, Werbung und persönliche Daten gehören nicht in den Chat.',
      ],
    },
    {
      heading: 'Zum Ausprobieren und um Geld',
      paragraphs: [
        'Viele Spiele können Sie gratis ausprobieren. Dabei gelten dieselben Regeln und dieselben Chancen, aber es gibt nichts zu gewinnen und nichts zu verlieren. An Live-Tischen wird immer um Geld gespielt.',
        'Ist ein Casino-Bonus aktiv, beträgt der Höchsteinsatz {maxBonusBet} pro Runde. Spielautomaten zählen zu 100 % für den Umsatz, Tischspiele und Live-Tische zu 10 %.',
      ],
    },
    {
      heading: 'Im eigenen Tempo',
      paragraphs: [
        'Ihre Limits gelten in jedem Spiel. Reicht ein Limit für den nächsten Einsatz nicht mehr aus, nehmen wir ihn nicht an. Ihre Limits setzen Sie selbst in Ihrem Konto. Wie lange Sie schon spielen, steht immer neben dem Spiel, und eine Pause von 24 Stunden können Sie jederzeit beginnen. Nach {idleMinutes} Minuten, in denen nichts geschieht, melden wir Sie ab.',
      ],
    },
    {
      heading: 'Wenn Sie ein Ergebnis anzweifeln',
      paragraphs: [
        'Schreiben Sie unserem Kundendienst an help@parlour.example und nennen Sie Spiel und Uhrzeit. Die Runde ist auf dem Server festgehalten, und wir gehen sie mit Ihnen durch. Eine Antwort bekommen Sie innerhalb von fünf Tagen. Sind Sie damit nicht einverstanden, prüft unser Beschwerdeteam den Fall innerhalb von höchstens acht Wochen, und danach steht Ihnen die Schlichtungsstelle Hafen kostenlos offen.',
      ],
    },
  ],
};
