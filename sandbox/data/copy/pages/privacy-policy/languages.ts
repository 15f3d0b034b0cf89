import type { CopyLanguage } from '#sandbox/data/copy/by-language.ts';
import type { PageCopy } from '../page-copy.ts';
import { page as de } from './de.ts';
import { page as en } from './en.ts';
import { page as es } from './es.ts';
import { page as fi } from './fi.ts';
import { page as fr } from './fr.ts';
import { page as no } from './no.ts';
import { page as pt } from './pt.ts';

export const privacyPolicy: Readonly<Partial<Record<CopyLanguage, PageCopy>>> = { en, fi, no, de, fr, es, pt };
