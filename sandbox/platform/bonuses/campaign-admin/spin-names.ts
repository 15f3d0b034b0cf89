import { findGame } from '#sandbox/games/port.ts';
import type { Campaign } from '../tables.ts';

export function withSlugs(terms: Campaign['terms']): Campaign['terms'] {
  const slugOf = (game: string) => findGame(game)?.slug ?? game;
  const { freeSpins } = terms;
  return {
    ...terms,
    excludedGames: terms.excludedGames.map(slugOf),
    ...(freeSpins && { freeSpins: renameGames(freeSpins, slugOf) }),
  };
}

type SpinTerms = NonNullable<Campaign['terms']['freeSpins']>;

export function renameGames({ gameId, otherGames, ...rest }: SpinTerms, rename: (game: string) => string): SpinTerms {
  return { ...rest, gameId: rename(gameId), ...(otherGames && { otherGames: otherGames.map(rename) }) };
}
