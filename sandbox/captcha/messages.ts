import { matchCatalogLanguage } from '#lib/core/market/locale.ts';
import { ownValue } from '#lib/core/own-value.ts';

/** The widget's texts by language; other languages use English. */
const messages = {
  en: {
    title: 'Test that you are a person',
    label: 'I am a person',
    busy: 'Checking…',
    done: 'Thank you, that is enough.',
    expired: 'The check has expired. Tick the box again.',
    failed: 'The check did not work. Try again.',
  },
  fi: {
    title: 'Varmistus, että olet ihminen',
    label: 'Olen ihminen',
    busy: 'Tarkistetaan…',
    done: 'Kiitos, tämä riittää.',
    expired: 'Varmistus vanheni. Merkitse ruutu uudelleen.',
    failed: 'Varmistus ei onnistunut. Yritä uudelleen.',
  },
  no: {
    title: 'Kontroll av at du er et menneske',
    label: 'Jeg er et menneske',
    busy: 'Sjekker…',
    done: 'Takk, det holder.',
    expired: 'Kontrollen er utløpt. Kryss av på nytt.',
    failed: 'Kontrollen lyktes ikke. Prøv igjen.',
  },
  de: {
    title: 'Prüfung, ob Sie ein Mensch sind',
    label: 'Ich bin ein Mensch',
    busy: 'Wird geprüft …',
    done: 'Danke, das genügt.',
    expired: 'Die Prüfung ist abgelaufen. Haken Sie das Kästchen erneut an.',
    failed: 'Die Prüfung hat nicht geklappt. Versuchen Sie es noch einmal.',
  },
  fr: {
    title: 'Vérification que vous êtes une personne',
    label: 'Je suis une personne',
    busy: 'Vérification…',
    done: 'Merci, cela suffit.',
    expired: 'La vérification a expiré. Cochez à nouveau la case.',
    failed: 'La vérification a échoué. Réessayez.',
  },
  es: {
    title: 'Comprobación de que eres una persona',
    label: 'Soy una persona',
    busy: 'Comprobando…',
    done: 'Gracias, es suficiente.',
    expired: 'La comprobación ha caducado. Marca de nuevo la casilla.',
    failed: 'La comprobación no ha funcionado. Inténtalo de nuevo.',
  },
  pt: {
    title: 'Verificação de que você é uma pessoa',
    label: 'Sou uma pessoa',
    busy: 'Verificando…',
    done: 'Obrigado, é o bastante.',
    expired: 'A verificação expirou. Marque a caixa de novo.',
    failed: 'A verificação não deu certo. Tente de novo.',
  },
  ja: {
    title: '人による操作であることの確認',
    label: '私は人間です',
    busy: '確認しています…',
    done: 'ありがとうございます。確認できました。',
    expired: '確認の有効期限が切れました。もう一度チェックしてください。',
    failed: '確認できませんでした。もう一度お試しください。',
  },
} as const;

/** The messages for a language tag (`fi`, `pt-BR`, `nb`), and their language. */
export function getMessages(tag: string): { readonly language: string; readonly messages: Readonly<Record<string, string>> } {
  const language = matchCatalogLanguage(tag) ?? 'en';
  const known = ownValue(messages, language);
  return known ? { language, messages: known } : { language: 'en', messages: messages.en };
}
