import type { ByLanguage } from '#sandbox/data/copy/by-language.ts';
import { rooms as de } from './de.ts';
import { rooms as en } from './en.ts';
import { rooms as es } from './es.ts';
import { rooms as fi } from './fi.ts';
import { rooms as fr } from './fr.ts';
import type { LobbyCopy } from './lobby-copy.ts';
import { rooms as no } from './no.ts';
import { rooms as pt } from './pt.ts';

export const lobbyCopy: ByLanguage<LobbyCopy> = { en, fi, no, de, fr, es, pt };
