import { languageAlias } from '#lib/core/market/locale.ts';
import type { UploadType } from '#lib/documents/contract.ts';
import type { Outbox } from '#sandbox/kit/outbox.ts';
import type { Player } from '../players/tables.ts';

/** A mail says that something changed, and never what a document shows. */
const mails = {
  en: {
    request: 'We need a document from you. Sign in and open “Documents” in your account to see which one, and by when.',
    accepted: 'Your document has been accepted. Thank you.',
    rejected: 'We could not accept your document. Sign in and open “Documents” in your account to see why, and to send it again.',
    answersAccepted: 'We have accepted your answers about occupation and income. Thank you.',
    answersReturned:
      'We have a question about your answers about occupation and income. Sign in and open “Documents” in your account to answer once more.',
  },
  fi: {
    request:
      'Tarvitsemme sinulta asiakirjan. Kirjaudu sisään ja katso tilisi kohdasta ”Asiakirjat”, mikä se on ja mihin mennessä.',
    accepted: 'Asiakirjasi on hyväksytty. Kiitos!',
    rejected:
      'Emme voineet hyväksyä asiakirjaasi. Kirjaudu sisään ja katso tilisi kohdasta ”Asiakirjat” syy ja lähetä se uudelleen.',
    answersAccepted: 'Ammattia ja tuloja koskevat vastauksesi on hyväksytty. Kiitos!',
    answersReturned:
      'Ammattia ja tuloja koskevat vastauksesi kaipaavat täydennystä. Kirjaudu sisään ja vastaa uudelleen tilisi kohdassa ”Asiakirjat”.',
  },
  no: {
    request: 'Vi trenger et dokument fra deg. Logg inn og åpne «Dokumenter» på kontoen din for å se hvilket, og innen når.',
    accepted: 'Dokumentet ditt er godkjent. Takk.',
    rejected:
      'Vi kunne ikke godkjenne dokumentet ditt. Logg inn og åpne «Dokumenter» på kontoen din for å se hvorfor, og send det på nytt.',
    answersAccepted: 'Svarene dine om yrke og inntekt er godkjent. Takk.',
    answersReturned:
      'Vi har et spørsmål om svarene dine om yrke og inntekt. Logg inn og åpne «Dokumenter» på kontoen din for å svare på nytt.',
  },
  de: {
    request:
      'Wir brauchen ein Dokument von Ihnen. Melden Sie sich an und öffnen Sie „Dokumente“ in Ihrem Konto: Dort steht, welches und bis wann.',
    accepted: 'Ihr Dokument wurde angenommen. Vielen Dank.',
    rejected:
      'Wir konnten Ihr Dokument nicht annehmen. Melden Sie sich an und öffnen Sie „Dokumente“ in Ihrem Konto: Dort steht der Grund, und Sie können es erneut senden.',
    answersAccepted: 'Ihre Angaben zu Beruf und Einkommen wurden angenommen. Vielen Dank.',
    answersReturned:
      'Wir haben eine Rückfrage zu Ihren Angaben zu Beruf und Einkommen. Melden Sie sich an und öffnen Sie „Dokumente“ in Ihrem Konto, um noch einmal zu antworten.',
  },
  fr: {
    request:
      'Nous avons besoin d’un document. Connectez-vous et ouvrez « Documents » dans votre compte pour voir lequel, et pour quand.',
    accepted: 'Votre document a été accepté. Merci.',
    rejected:
      'Nous n’avons pas pu accepter votre document. Connectez-vous et ouvrez « Documents » dans votre compte pour voir pourquoi et le renvoyer.',
    answersAccepted: 'Vos réponses sur votre profession et vos revenus ont été acceptées. Merci.',
    answersReturned:
      'Nous avons une question sur vos réponses concernant votre profession et vos revenus. Connectez-vous et ouvrez « Documents » dans votre compte pour répondre de nouveau.',
  },
  es: {
    request: 'Necesitamos un documento tuyo. Inicia sesión y abre «Documentos» en tu cuenta para ver cuál y para cuándo.',
    accepted: 'Tu documento ha sido aceptado. Gracias.',
    rejected:
      'No hemos podido aceptar tu documento. Inicia sesión y abre «Documentos» en tu cuenta para ver el motivo y enviarlo de nuevo.',
    answersAccepted: 'Aceptamos tus respuestas sobre ocupación e ingresos. Gracias.',
    answersReturned:
      'Tenemos una duda sobre tus respuestas acerca de tu ocupación e ingresos. Inicia sesión y abre «Documentos» en tu cuenta para responder de nuevo.',
  },
  pt: {
    request: 'Precisamos de um documento seu. Entre e abra “Documentos” na sua conta para ver qual e até quando.',
    accepted: 'Seu documento foi aceito. Obrigado.',
    rejected: 'Não pudemos aceitar seu documento. Entre e abra “Documentos” na sua conta para ver o motivo e enviá-lo de novo.',
    answersAccepted: 'Aceitamos suas respostas sobre profissão e renda. Obrigado.',
    answersReturned:
      'Temos uma dúvida sobre suas respostas a respeito de profissão e renda. Entre e abra “Documentos” na sua conta para responder de novo.',
  },
  ja: {
    request: '書類のご提出が必要です。ログインして、アカウントの「書類」で必要な書類と期限をご確認ください。',
    accepted: '書類が承認されました。ありがとうございます。',
    rejected: '書類を承認できませんでした。ログインして、アカウントの「書類」で理由を確認し、もう一度お送りください。',
    answersAccepted: 'ご職業と収入に関するご回答が承認されました。ありがとうございます。',
    answersReturned:
      'ご職業と収入に関するご回答について確認したいことがあります。ログインして、アカウントの「書類」でもう一度ご回答ください。',
  },
} as const;

type Receiver = Pick<Player, 'email' | 'languageCode'>;

async function send(outbox: Outbox, { email, languageCode }: Receiver, kind: keyof (typeof mails)['en']): Promise<void> {
  if (email === '') return;
  const language = languageAlias(languageCode);
  const texts = Object.entries(mails).find(([code]) => code === language)?.[1] ?? mails.en;
  await outbox.send({ to: email, channel: 'EMAIL', text: texts[kind] });
}

/** Call after the transaction, as for every message. */
export function mailRequest(outbox: Outbox, player: Receiver): Promise<void> {
  return send(outbox, player, 'request');
}

export interface Verdict {
  readonly type: UploadType;
  readonly isApproved: boolean;
}

export function mailDecision(outbox: Outbox, player: Receiver, { isApproved }: Verdict): Promise<void> {
  return send(outbox, player, isApproved ? 'accepted' : 'rejected');
}

export function mailAnswers(outbox: Outbox, player: Receiver, action: 'accept' | 'return'): Promise<void> {
  return send(outbox, player, action === 'accept' ? 'answersAccepted' : 'answersReturned');
}
