import type { ByLanguage } from '#sandbox/data/copy/by-language.ts';
import { terms as de } from './de.ts';
import { terms as en } from './en.ts';
import { terms as es } from './es.ts';
import { terms as fi } from './fi.ts';
import { terms as fr } from './fr.ts';
import { terms as no } from './no.ts';
import { terms as pt } from './pt.ts';
import type { TermsCopy } from './terms-copy.ts';

export const termsCopy: ByLanguage<TermsCopy> = { en, fi, no, de, fr, es, pt };
