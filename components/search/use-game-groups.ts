import { useMemo } from 'react';
import { useGameSearch } from '#components/games/lobby/search/use-game-search.ts';
import { useCountry } from '#components/games/lobby/tiles/use-is-closed.ts';
import { isBlockedIn } from '#lib/content/documents/game-blocks.ts';
import type { Section } from '#lib/content/pages/sections.ts';
import { fold, foldParts } from '#lib/core/fold.ts';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { everyGame } from '#lib/games/catalog/filter.ts';
import type { LobbyKey, LobbyTile, PlacedTile } from '#lib/games/catalog/types.ts';
import { lobbies } from '#lib/games/lobby/lobbies.ts';
import { writeUrlState } from '#lib/games/lobby/url-state.ts';
import type { ResultGroup, SearchResult } from './result-group.ts';

/** Results that are asked for where the server searches. */
const wantedCount = 20;

/** LOB-08: the games of both lobbies and their studios, found as in the lobbies. `closed`: sections that may not be entered. */
export function useGameGroups(text: string, closed: readonly Section[]) {
  const lists = [useLobbyGames('casino', text), useLobbyGames('live', text)].filter(({ lobby }) => !closed.includes(lobby));
  const studios = lists.flatMap((list) => list.studios);
  const groups: readonly ResultGroup[] = [
    ...lists.map(({ group }) => group),
    { kind: 'studios', total: studios.length, results: studios },
  ];
  const failing = lists.filter(({ failed }) => failed);
  return {
    groups,
    isPending: lists.some(({ isPending }) => isPending),
    failed: failing.length > 0,
    retry: () => {
      for (const { retry } of failing) retry();
    },
  };
}

function useLobbyGames(lobby: LobbyKey, text: string) {
  const { home } = useLocale();
  const messages = useMessages('search');
  const filter = useMemo(() => ({ ...everyGame, text }), [text]);
  const { found, total, options, failed, retry } = useGameSearch(lobby, filter, text === '' ? 0 : wantedCount);
  const tiles = useOpenTiles(found ?? []);
  const lobbyPath = home + lobbies[lobby].path;
  const group: ResultGroup = {
    kind: lobby,
    // The server counts games that are closed in this country, too.
    total: total - ((found?.length ?? 0) - tiles.length),
    results: tiles.map((tile) => resultOf(home, tile)),
    allHref: lobbyPath + writeUrlState('', { ...filter, mine: false }),
  };
  const parts = foldParts(text);
  const studios = (options?.studios ?? [])
    .filter(({ label }) => parts.every((part) => fold(label).includes(part)))
    .map(
      ({ key, label }): SearchResult => ({
        title: label,
        note: messages[lobby],
        href: lobbyPath + writeUrlState('', { ...everyGame, studios: [key], mine: false }),
      }),
    );
  return { lobby, group, studios, isPending: found === null && !failed, failed, retry };
}

function resultOf(home: string, { title, studio, path, art: url, tint }: LobbyTile): SearchResult {
  return { href: home + path, title, note: studio ?? '', picture: { url, tint } };
}

/** DEC-GAM-8: the games without those that are closed in the visitor's country; until it is known, without all that are closed anywhere. */
function useOpenTiles(found: readonly PlacedTile[]): readonly LobbyTile[] {
  const country = useCountry(found.some(({ tile }) => tile.closedIn.length > 0));
  const isOpen = ({ closedIn }: LobbyTile) =>
    closedIn.length === 0 || (country !== undefined && !isBlockedIn(country ?? '', closedIn));
  return found.map(({ tile }) => tile).filter(isOpen);
}
