import type { ByLanguage } from '#sandbox/data/copy/by-language.ts';
import { help as de } from './de.ts';
import { help as en } from './en.ts';
import { help as es } from './es.ts';
import { help as fi } from './fi.ts';
import { help as fr } from './fr.ts';
import type { HelpCopy } from './help-copy.ts';
import { help as no } from './no.ts';
import { help as pt } from './pt.ts';

export const helpCopy: ByLanguage<HelpCopy> = { en, fi, no, de, fr, es, pt };
