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

const isLanguage = (code: string): code is Language => Object.hasOwn(languages, code);

/** The messages of a language tag (`fi`, `pt-BR`, `nb`, `cl-CL`) and their language; English for unknown tags. */
export function getMessages(tag: string): { readonly language: Language; readonly messages: Messages } {
  const catalog: string = matchCatalogLanguage(tag) ?? '';
  const language = isLanguage(catalog) ? catalog : 'en';
  return { language, messages: languages[language] };
}
