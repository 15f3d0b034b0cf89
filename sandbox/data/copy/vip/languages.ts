import type { ByLanguage } from '#sandbox/data/copy/by-language.ts';
import { vip as de } from './de.ts';
import { vip as en } from './en.ts';
import { vip as es } from './es.ts';
import { vip as fi } from './fi.ts';
import { vip as fr } from './fr.ts';
import { vip as no } from './no.ts';
import { vip as pt } from './pt.ts';
import type { VipCopy } from './vip-copy.ts';

export const vipCopy: ByLanguage<VipCopy> = { en, fi, no, de, fr, es, pt };
