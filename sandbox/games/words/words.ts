import { de } from './de.ts';
import { en, type Words } from './en.ts';
import { es } from './es.ts';
import { fi } from './fi.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import { no } from './no.ts';
import { pt } from './pt.ts';

export const languages = { en, fi, no, de, fr, es, pt, ja } as const satisfies Readonly<Record<string, Words>>;
type Language = keyof typeof languages;

/** Languages of the site that speak one of these under another name. */
const aliases: ReadonlyMap<string, Language> = new Map([
  ['nb', 'no'],
  ['nn', 'no'],
  ['cl', 'es'],
  ['pe', 'es'],
  ['br', 'pt'],
  ['caf', 'fr'],
]);

const isLanguage = (code: string): code is Language => Object.hasOwn(languages, code);

/** The words of a language tag (`fi`, `pt-BR`, `nb`, `cl-CL`), with the language that they are in; English for every other. */
export function wordsFor(tag: string): { readonly language: Language; readonly words: Words } {
  const asked = tag.toLowerCase().split(/[-_]/)[0] ?? '';
  const language = isLanguage(asked) ? asked : (aliases.get(asked) ?? 'en');
  return { language, words: languages[language] };
}
