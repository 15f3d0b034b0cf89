import type { LobbyTile, PageSizes } from '../catalog/types.ts';

type Channel = 'web' | 'mobile';
type Games = readonly Pick<LobbyTile, 'only'>[];

/** LOB-07: how many games from `from` on it takes to show `count` of them on screens of a channel. */
export function countFor(games: Games, from: number, count: number, channel: Channel): number {
  let shown = 0;
  let end = from;
  for (; end < games.length && shown < count; end += 1) {
    const only = games[end]?.only;
    if (only === null || only === channel) shown += 1;
  }
  return end - from;
}

/** The range of a page, counted from 1: enough games to fill it on a large screen and its first part on a phone. */
export function rangeOfPage(
  games: Games,
  { wide, phone }: PageSizes,
  page: number,
): { readonly from: number; readonly count: number } {
  let from = 0;
  for (let before = 1; ; before += 1) {
    const count = Math.max(countFor(games, from, wide, 'web'), countFor(games, from, phone, 'mobile'));
    if (before >= page || count === 0) return { from, count };
    from += count;
  }
}
