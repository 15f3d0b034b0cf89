import type { ByLanguage } from '#sandbox/data/copy/by-language.ts';
import { lists as de } from './de.ts';
import { lists as en } from './en.ts';
import { lists as es } from './es.ts';
import { lists as fi } from './fi.ts';
import { lists as fr } from './fr.ts';
import type { ListsCopy } from './lists-copy.ts';
import { lists as no } from './no.ts';
import { lists as pt } from './pt.ts';

export const listsCopy: ByLanguage<ListsCopy> = { en, fi, no, de, fr, es, pt };
