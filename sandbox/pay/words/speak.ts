import { html } from 'hono/html';
import { parseLocale } from '#lib/market/locale.ts';
import { de } from './de.ts';
import { en, type PayWords } from './en.ts';
import { es } from './es.ts';
import { fi } from './fi.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import { no } from './no.ts';
import { pt } from './pt.ts';

const catalogs: Readonly<Record<string, PayWords>> = { de, en, es, fi, fr, ja, no, pt };

/** A payer's language: the tag of his pages, and every sentence in it. */
export interface Speech {
  /** BCP 47. */
  readonly lang: string;
  readonly words: PayWords;
}

/** The language of a locale of the shop, such as `fi-FI`; English for one that nobody speaks here. */
export function speechOf(locale: string | null): Speech {
  const known = parseLocale(locale ?? '');
  const words = known && catalogs[known.catalogLanguage];
  return known && words ? { lang: known.tag, words } : { lang: 'en', words: en };
}

/** The language that a browser asks for first; English for one that nobody speaks here. */
export function speechOfBrowser(acceptLanguage = ''): Speech {
  const asked = acceptLanguage.slice(0, 2).toLowerCase();
  const lang = asked === 'nb' || asked === 'nn' ? 'no' : asked;
  const words = Object.hasOwn(catalogs, lang) ? catalogs[lang] : undefined;
  return words ? { lang, words } : { lang: 'en', words: en };
}

/** A sentence with its `{…}` filled in. */
export function fill(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

/** The same with a piece that stands out. */
export function fillStrong(sentence: string, value: string): ReturnType<typeof html> {
  const [before = '', after = ''] = sentence.split(/\{\w+\}/);
  return html`${before}<strong>${value}</strong>${after}`;
}
