import type { CrmTexts } from './texts.ts';

export const de: CrmTexts = {
  links: {
    account: 'Ihr Konto',
    documents: 'Ihre Dokumente',
    limits: 'Ihre Limits',
    transactions: 'Transaktionen',
    withdraw: 'Auszahlen',
    rewards: 'Ihre Belohnungen',
    promotions: 'Aktionen',
  },
  messages: {
    welcome: {
      title: 'Willkommen bei Parlour, {name}',
      text: 'Ihr Konto ist eröffnet. Sie können einzahlen, spielen und auszahlen, wann Sie möchten. Entscheiden Sie vorher, wie viel Sie ausgeben wollen: Ihre Limits finden Sie in Ihrem Konto.',
    },
    depositLimitPending: {
      title: 'Eine Änderung Ihres Einzahlungslimits steht an',
      text: 'Die gewünschte Änderung gilt ab {time}. Bis dahin bleibt das jetzige Limit in Kraft. Bei Ihren Limits können Sie die Änderung zurücknehmen.',
    },
    depositLimitDue: {
      title: 'Ihr Einzahlungslimit wurde geändert',
      text: 'Die gewünschte Änderung gilt ab jetzt. Sie können Ihr Limit jederzeit senken; ein niedrigeres gilt sofort.',
    },
    documentRequested: {
      title: 'Wir brauchen Dokumente von Ihnen',
      text: 'Bitte senden Sie uns Nachweise Ihrer Identität und Adresse. Das Gesetz verlangt, dass wir sie prüfen. Was wir brauchen und wie Sie es senden, steht in Ihrem Konto.',
    },
    documentAccepted: {
      title: 'Ihr Dokument wurde angenommen',
      text: 'Vielen Dank. Das Dokument, das Sie uns gesendet haben, wurde geprüft und angenommen.',
    },
    documentRejected: {
      title: 'Ihr Dokument konnte nicht angenommen werden',
      text: 'Wir konnten das Dokument, das Sie uns gesendet haben, nicht annehmen. Bitte senden Sie es noch einmal: vollständig, scharf und gültig.',
    },
    answersAccepted: {
      title: 'Ihre Antworten wurden angenommen',
      text: 'Vielen Dank. Wir haben Ihre Angaben zu Beruf und Einkommen geprüft. Sie müssen nichts weiter tun.',
    },
    answersReturned: {
      title: 'Wir haben eine Rückfrage zu Ihren Antworten',
      text: 'Wir konnten Ihre Angaben zu Beruf und Einkommen noch nicht annehmen. Bitte beantworten Sie die Fragen in Ihrem Konto noch einmal.',
    },
    identityReview: {
      title: 'Wir prüfen Ihre Angaben',
      text: 'Bevor Sie einzahlen und spielen können, prüfen wir Ihren Namen und Ihr Geburtsdatum. Sie müssen nichts tun. Auszahlungen sind wie immer möglich, und wir schreiben Ihnen hier, sobald die Prüfung abgeschlossen ist.',
    },
    identityConfirmed: {
      title: 'Ihre Angaben sind bestätigt',
      text: 'Danke für Ihre Geduld. Sie können jetzt einzahlen und spielen.',
    },
    paymentReturned: {
      title: 'Ihre Zahlung geht zurück',
      text: 'Wir konnten Ihre Zahlung über {amount} nicht annehmen. Das Geld geht auf das Konto zurück, von dem es kam. Warum eine Einzahlung nicht möglich ist, sehen Sie auf der Einzahlungsseite.',
    },
    withdrawalPaid: {
      title: 'Ihre Auszahlung ist unterwegs',
      text: 'Ihre Auszahlung über {amount} wurde genehmigt und ausgezahlt. Wann das Geld bei Ihnen ist, hängt von Ihrer Bank ab.',
    },
    bonusGranted: {
      title: 'Sie haben einen Bonus erhalten',
      text: 'Ihrem Konto wurde ein Bonus gutgeschrieben. Seine Bedingungen und Ihren Fortschritt sehen Sie bei Ihren Belohnungen.',
    },
    tournamentPrize: {
      title: 'Sie haben einen Turnierpreis gewonnen',
      text: 'Herzlichen Glückwunsch: Sie haben das Turnier auf Platz {rank} beendet. Den Preis und seine Bedingungen sehen Sie bei Ihren Belohnungen.',
    },
    securityTip: {
      title: 'So bleibt Ihr Konto sicher',
      text: 'Verwenden Sie ein Passwort, das Sie sonst nirgends haben, und sehen Sie ab und zu nach, wo Sie angemeldet sind. Niemand von Parlour wird Sie je nach Ihrem Passwort fragen.',
    },
    limitsTip: {
      title: 'Setzen Sie ein Limit, bevor Sie spielen',
      text: 'Ein Einzahlungslimit hilft Ihnen, nicht mehr auszugeben als geplant. Ein niedrigeres Limit gilt sofort, ein höheres erst nach einer Wartezeit.',
    },
    breakTip: {
      title: 'Zeit für eine Pause?',
      text: 'Sie können eine Pause von 24 Stunden einlegen oder sich länger selbst sperren. Während einer Pause kann niemand mit Ihrem Konto spielen.',
    },
    withdrawalTip: {
      title: 'So funktionieren Auszahlungen',
      text: 'Beantragen Sie eine Auszahlung in Ihrem Konto und wählen Sie, wohin das Geld geht. Bis zur Genehmigung können Sie sie zurücknehmen.',
    },
    historyTip: {
      title: 'Ihr Verlauf auf einen Blick',
      text: 'Jede Einzahlung, jeder Einsatz, jeder Gewinn und jede Auszahlung steht unter Transaktionen. Sie können die Liste filtern und als Datei speichern.',
    },
    timeTip: {
      title: 'Behalten Sie die Zeit im Blick',
      text: 'Ihr Konto kann Sie erinnern, wie lange Sie schon spielen. Wählen Sie neben Ihren Limits den Abstand, der zu Ihnen passt.',
    },
    supportTip: {
      title: 'Fragen? Wir helfen',
      text: 'Unser Kundendienst hilft Ihnen bei Konto, Zahlungen und Spielen. Wie Sie uns erreichen, steht unter Kontakt.',
    },
    offerOfWeek: {
      title: 'Die Angebote der Woche',
      text: 'Neue Angebote warten auf Sie. Was sie bringen und was sie verlangen, steht bei jedem von ihnen.',
    },
  },
};
