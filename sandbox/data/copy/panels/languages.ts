import type { ByLanguage } from '#sandbox/data/copy/by-language.ts';
import { panels as de } from './de.ts';
import { panels as en } from './en.ts';
import { panels as es } from './es.ts';
import { panels as fi } from './fi.ts';
import { panels as fr } from './fr.ts';
import { panels as no } from './no.ts';
import type { PanelCopy } from './panel-copy.ts';
import { panels as pt } from './pt.ts';

export const panelCopy: ByLanguage<PanelCopy> = { en, fi, no, de, fr, es, pt };
