import type { Copy } from '#sandbox/data/copy/copy.ts';
import { de } from '#sandbox/data/copy/de.ts';
import { en } from '#sandbox/data/copy/en.ts';
import { es } from '#sandbox/data/copy/es.ts';
import { fi } from '#sandbox/data/copy/fi.ts';
import { fr } from '#sandbox/data/copy/fr.ts';
import { no } from '#sandbox/data/copy/no.ts';
import { pt } from '#sandbox/data/copy/pt.ts';

/** Editorial text by language code. */
export const languages: Record<string, Copy> = { en, fi, no, de, fr, es, pt };
