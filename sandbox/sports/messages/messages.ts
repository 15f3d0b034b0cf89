import { matchCatalogLanguage } from '#lib/core/market/locale.ts';
import { de } from './de.ts';
import { en, type Messages } from './en.ts';
import { es } from './es.ts';
import { fi } from './fi.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import { no } from './no.ts';
import { pt } from './pt.ts';

export const languages = { en, fi, no, de, fr, es, pt, ja } as const satisfies Readonly<Record<string, Messages>>;
type Language = keyof typeof languages;

/** Tags for `lang` and for formats of numbers and dates. */
export const languageTags: Readonly<Record<Language, string>> = {
  en: 'en-GB',
  fi: 'fi',
  no: 'nb',
  de: 'de-AT',
  fr: 'fr-CA',
  es: 'es-CL',
  pt: 'pt-BR',
  ja: 'ja',
};

const isLanguage = (code: string): code is Language => Object.hasOwn(languages, code);

/** The messages of a language tag (`fi`, `pt-BR`, `nb`) and their language; English for unknown tags. */
export function getMessages(tag: string): { readonly language: Language; readonly messages: Messages } {
  const catalog: string = matchCatalogLanguage(tag) ?? '';
  const language = isLanguage(catalog) ? catalog : 'en';
  return { language, messages: languages[language] };
}
