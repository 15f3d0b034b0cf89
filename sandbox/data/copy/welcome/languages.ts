import type { ByLanguage } from '#sandbox/data/copy/by-language.ts';
import { welcome as de } from './de.ts';
import { welcome as en } from './en.ts';
import { welcome as es } from './es.ts';
import { welcome as fi } from './fi.ts';
import { welcome as fr } from './fr.ts';
import { welcome as no } from './no.ts';
import { welcome as pt } from './pt.ts';
import type { WelcomeCopy } from './welcome-copy.ts';

export const welcomeCopy: ByLanguage<WelcomeCopy> = { en, fi, no, de, fr, es, pt };
