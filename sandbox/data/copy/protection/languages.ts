import type { ByLanguage } from '#sandbox/data/copy/by-language.ts';
import { protection as de } from './de.ts';
import { protection as en } from './en.ts';
import { protection as es } from './es.ts';
import { protection as fi } from './fi.ts';
import { protection as fr } from './fr.ts';
import { protection as no } from './no.ts';
import type { ProtectionCopy } from './protection-copy.ts';
import { protection as pt } from './pt.ts';

export const protectionCopy: ByLanguage<ProtectionCopy> = { en, fi, no, de, fr, es, pt };
