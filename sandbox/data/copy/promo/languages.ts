import type { ByLanguage } from '#sandbox/data/copy/by-language.ts';
import { promo as de } from './de.ts';
import { promo as en } from './en.ts';
import { promo as es } from './es.ts';
import { promo as fi } from './fi.ts';
import { promo as fr } from './fr.ts';
import { promo as no } from './no.ts';
import type { PromoCopies } from './promo-copy.ts';
import { promo as pt } from './pt.ts';

export const promoCopy: ByLanguage<PromoCopies> = { en, fi, no, de, fr, es, pt };
