import type { SiteLocale } from '#lib/core/market/markets.ts';
import type { Tournament } from './contract.ts';

/** TRN-02: the language code of a tournament request: the platform's, in upper case. */
export function tournamentLanguage({ apiLanguage }: Pick<SiteLocale, 'apiLanguage'>): string {
  return apiLanguage.toUpperCase();
}

/** Running tournaments first, then those to come, then those that have ended. */
export const statusOrder = ['RUNNING', 'UPCOMING', 'ENDED'] as const satisfies readonly Tournament['status'][];

export function inOrder(tournaments: readonly Tournament[]): readonly Tournament[] {
  return tournaments.toSorted((one, other) => statusOrder.indexOf(one.status) - statusOrder.indexOf(other.status));
}
