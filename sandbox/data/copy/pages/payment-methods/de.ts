import type { PageCopy } from '../page-copy.ts';

export const page: PageCopy = {
  title: 'Zahlungsarten',
  sections: [
    {
      heading: 'Geld hinein, Geld heraus',
      paragraphs: [
        'Auf dieser Seite steht, wie Ein- und Auszahlungen bei Parlour ablaufen. Welche Zahlungsarten es in Ihrem Land gibt und welche Beträge und Zeiten für jede einzelne gelten, zeigt die Tabelle. Was an der Kassa angezeigt wird, bevor Sie bestätigen, ist immer der aktuelle Stand.',
      ],
    },
    {
      heading: 'Einzahlen',
      paragraphs: [
        'Öffnen Sie die Kassa, wählen Sie eine Zahlungsart und geben Sie den Betrag ein, mindestens {minDeposit}. Sie bestätigen die Zahlung bei Ihrer Bank oder Ihrem Zahlungsdienst und kommen danach zu uns zurück. Das Geld ist sofort auf Ihrem Konto.',
        'Zahlen Sie nur mit Karten und Konten ein, die auf Ihren Namen lauten. Und entscheiden Sie vorher, wie viel es sein darf: Ein Einzahlungslimit pro Tag, Woche oder Monat setzen Sie in Ihrem Konto.',
      ],
    },
    {
      heading: 'Auszahlen',
      paragraphs: [
        'Auszahlen lassen können Sie sich Beträge ab {minWithdrawal}. Geben Sie in Ihrem Konto den Betrag ein und bestätigen Sie. Das Geld geht zuerst auf einem Weg zurück, auf dem Sie eingezahlt haben. Das schützt Sie und uns: So landet Ihr Gewinn nicht bei jemand anderem.',
        'Solange eine Auszahlung aussteht, können Sie sie abbrechen, bis zu {cancelsPerDay}-mal am Tag, sofern die Regeln Ihres Landes es erlauben. Wir werden Sie nie dazu auffordern.',
      ],
    },
    {
      heading: 'Wie lange es dauert',
      paragraphs: [
        'Wir prüfen jede Auszahlung innerhalb von {reviewHours} Stunden. Danach kommt es auf die Zahlungsart an: zwischen einer Stunde und drei Werktagen. Wochenenden und Feiertage können dazukommen, wenn eine Bank beteiligt ist. Den Stand sehen Sie jederzeit bei Ihren Transaktionen.',
      ],
    },
    {
      heading: 'Gebühren und Obergrenzen',
      paragraphs: [
        'Für Einzahlungen und Auszahlungen verrechnen wir keine Gebühren. Ihre Bank oder Ihr E-Wallet kann eigene verlangen, etwa für das Wechseln einer Währung.',
        'Für Auszahlungen gelten Obergrenzen. Ab Treuestufe 4 verdoppeln sie sich. Jackpots werden zur Gänze ausbezahlt und zählen nicht dazu.',
      ],
      list: ['{capDay} pro Tag', '{capWeek} pro Woche', '{capMonth} pro Monat'],
    },
    {
      heading: 'Ihre Unterlagen',
      paragraphs: [
        'Spätestens vor der ersten Auszahlung bestätigen wir Ihre Identität und Ihre Adresse. Fragen wir schon früher danach, haben Sie 30 Tage Zeit. Wir sagen Ihnen, welche Unterlagen wir brauchen und wie Sie sie schicken.',
        'In manchen Fällen brauchen wir auch einen Beleg, dass eine Zahlungsart Ihnen gehört, oder einen Nachweis, woher Ihr Vermögen stammt. Wir sagen Ihnen dann, welche Unterlagen sich eignen.',
      ],
      list: [
        'Wir nehmen Fotos und PDF-Dateien an.',
        'Das ganze Dokument, scharf und mit allen vier Ecken.',
        'Nichts abgedeckt, abgeschnitten oder bearbeitet: Solche Fotos müssen wir ablehnen.',
        'Sobald alles geprüft ist, melden wir uns.',
      ],
    },
    {
      heading: 'Bonus und Auszahlung',
      paragraphs: [
        'Ihr Konto zeigt, wie viel Sie sich gerade auszahlen lassen können. Bei den meisten Boni spielen Sie zuerst mit Ihrem eigenen Geld, und dieses bleibt immer auszahlbar. Bei manchen werden Einzahlung und Bonus gemeinsam umgesetzt; dann beendet eine Auszahlung den Bonus. Wir fragen nach, bevor Sie etwas verlieren.',
      ],
    },
    {
      heading: 'Wenn etwas nicht klappt',
      paragraphs: [
        'Geht eine Einzahlung nicht durch, prüfen Sie zuerst den Betrag, Ihre Limits und ob Ihre Bank Zahlungen für Glücksspiel zulässt. Versuchen Sie es danach noch einmal oder nehmen Sie eine andere Zahlungsart.',
        'Wurde Ihr Geld abgebucht, ist aber nicht bei uns angekommen, zahlen Sie bitte nicht ein zweites Mal ein. Schreiben Sie uns und legen Sie, wenn möglich, eine Bestätigung der Zahlung bei.',
      ],
      list: [
        'Eine Auszahlung wurde abgelehnt: Der Betrag ist wieder auf Ihrem Konto, und in der Nachricht dazu steht der Grund.',
        'Eine Auszahlung dauert länger als angekündigt: Sehen Sie nach, ob noch Unterlagen fehlen.',
        'Ihre Karte ist abgelaufen oder Ihr Bankkonto geschlossen: Melden Sie sich, bevor Sie auszahlen.',
      ],
    },
    {
      heading: 'Wo Ihr Geld liegt',
      paragraphs: [
        'Die Gelder unserer Kunden verwahren wir auf eigenen Bankkonten, getrennt von unserem Geld. Mit Fragen zu einer Zahlung erreichen Sie uns täglich {supportHours} unter help@parlour.example. Nennen Sie uns Zeit und Betrag, aber schicken Sie nie eine vollständige Kartennummer.',
      ],
    },
  ],
};
