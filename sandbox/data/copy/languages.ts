import type { Copy } from '#sandbox/data/copy/copy.ts';
import { en } from '#sandbox/data/copy/en.ts';

/** Editorial text by language code. */
export const languages: Record<string, Copy> = { en };
