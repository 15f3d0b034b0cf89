import { de } from './de.ts';
import { en, type Words } from './en.ts';
import { es } from './es.ts';
import { fi } from './fi.ts';
import { no } from './no.ts';

const languages = { en, fi, no, de, es } as const satisfies Readonly<Record<string, Words>>;
type Language = keyof typeof languages;

/** Languages of the site that speak one of these under another name. */
const aliases: Readonly<Record<string, Language>> = { nb: 'no', nn: 'no', cl: 'es', pe: 'es', br: 'en', caf: 'en' };

/** The words of a language tag (`fi`, `pt-BR`, `nb`, `cl-CL`), with the language that they are in; English for every other. */
export function wordsFor(tag: string): { readonly language: Language; readonly words: Words } {
  const asked = tag.toLowerCase().split(/[-_]/)[0] ?? '';
  const known = Object.keys(languages).find((language): language is Language => language === asked);
  const language = known ?? aliases[asked] ?? 'en';
  return { language, words: languages[language] };
}
