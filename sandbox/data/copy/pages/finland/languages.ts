import type { CopyLanguage } from '#sandbox/data/copy/by-language.ts';
import type { PageCopy } from '../page-copy.ts';
import { page as en } from './en.ts';
import { page as fi } from './fi.ts';

export const finland: Readonly<Partial<Record<CopyLanguage, PageCopy>>> = { en, fi };
