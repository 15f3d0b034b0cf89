import { matchCatalogLanguage } from '#lib/core/market/locale.ts';
import type { CatalogCode } from '#lib/core/market/markets.ts';
import { ownValue } from '#lib/core/own-value.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fi } from './fi.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import { no } from './no.ts';
import { pt } from './pt.ts';
import type { CrmTexts } from './texts.ts';

const languages: Readonly<Record<string, CrmTexts>> = {
  en,
  fi,
  no,
  de,
  fr,
  es,
  pt,
  ja,
} satisfies Record<CatalogCode, CrmTexts>;

/** The texts for a language tag such as `fi-FI`; English for an unknown language. */
export function getCrmMessages(tag: string): CrmTexts {
  return ownValue(languages, matchCatalogLanguage(tag) ?? 'en') ?? en;
}
