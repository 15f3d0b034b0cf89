import { type CatalogCode, type LanguageRecord, languageRecords } from '#lib/core/market/markets.ts';
import { ownValue } from '#lib/core/own-value.ts';
import type { NamesOf } from '../api/names.ts';
import { type Competition, competitions, virtualCompetitions } from './competitions.ts';
import { competitionNames, type Names, regionNames, sportNames } from './names.ts';

/** A sport with its competitions, in the order in which they are shown. */
export interface SportEntry {
  readonly sport: string;
  readonly isVirtual: boolean;
  readonly competitions: readonly Competition[];
}

export const sportEntries: readonly SportEntry[] = [...sportNames.keys()].map((sport) => {
  const own = [...competitions, ...virtualCompetitions].filter((competition) => competition.sport === sport);
  return { sport, isVirtual: own.some(({ intervalMs }) => intervalMs !== undefined), competitions: own };
});

/** The catalog of a content language (`inen`) or a BCP 47 tag (`nb-NO`); English for an unknown one. */
export function toCatalogCode(language: string): CatalogCode {
  const isKnown = Object.hasOwn(languageRecords, language);
  const record: LanguageRecord | undefined = isKnown ? ownValue(languageRecords, language) : undefined;
  const code = record ? (record.main ?? record.catalog ?? language) : (language.toLowerCase().split('-')[0] ?? '');
  if (code === 'nb' || code === 'nn') return 'no';
  return isCatalogCode(code) ? code : 'en';
}

const isCatalogCode = (code: string): code is CatalogCode => Object.hasOwn(sportNames.get('football') ?? {}, code);

const nameIn = (table: ReadonlyMap<string, Names>) => (slug: string, language: string) =>
  table.get(slug)?.[toCatalogCode(language)] ?? slug;

/** By slug, in a content language or for a BCP 47 tag. */
export const catalogueNames: NamesOf = {
  sport: nameIn(sportNames),
  region: nameIn(regionNames),
  competition: nameIn(competitionNames),
};
