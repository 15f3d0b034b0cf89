import { ownValue } from '#lib/core/own-value.ts';
import { readCatalog } from '#sandbox/kit/catalog.ts';
import type { NamesOf } from '../api/names.ts';
import { type Competition, competitions, virtualCompetitions } from './competitions.ts';
import en from './names/en.json' with { type: 'json' };

/** Names by slug. The sports are in the order in which they are shown. */
const names = readCatalog(new URL('./names/', import.meta.url), en);

/** A sport with its competitions, in the order in which they are shown. */
export interface SportEntry {
  readonly sport: string;
  readonly isVirtual: boolean;
  readonly competitions: readonly Competition[];
}

export const sportEntries: readonly SportEntry[] = Object.keys(en.sports).map((sport) => {
  const own = [...competitions, ...virtualCompetitions].filter((competition) => competition.sport === sport);
  return { sport, isVirtual: own.some(({ intervalMs }) => intervalMs !== undefined), competitions: own };
});

/** Those that an operator decides on: no virtual ones, which play by themselves. */
export const decidedSports: readonly string[] = sportEntries.filter(({ isVirtual }) => !isVirtual).map(({ sport }) => sport);

const nameIn = (kind: keyof typeof en) => (slug: string, language: string) =>
  ownValue<Readonly<Record<string, string>>>(names.match(language).messages[kind], slug) ?? slug;

/** By slug, in a content language or for a BCP 47 tag. */
export const catalogueNames: NamesOf = {
  sport: nameIn('sports'),
  region: nameIn('regions'),
  competition: nameIn('competitions'),
};
