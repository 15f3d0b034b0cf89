import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from '#lib/platform/browser.ts';
import type { GameMark } from './contract.ts';
import type { LobbyKey } from './types.ts';

type PageType = GameMark['lobbyPageType'];

export const pageTypeOf = { casino: 'CASINO', live: 'LIVE_CASINO' } as const satisfies Readonly<Record<LobbyKey, PageType>>;

/** As many as the platform keeps. */
const limit = 300;

function favoritesQuery(category: PageType) {
  return {
    queryKey: ['GET /favorites', category] as const,
    queryFn: async (): Promise<readonly GameMark[]> => {
      const answer = await ask('GET /favorites', { query: { category, limit } });
      return Array.isArray(answer) ? answer : [];
    },
    staleTime: 300_000,
    retry: false,
  };
}

/** TRN-08: the player's favourites in a lobby, newest first. */
export function useFavorites(lobby: LobbyKey) {
  return useQuery(favoritesQuery(pageTypeOf[lobby]));
}

/** Whether a game is a favourite; undefined while nobody knows. */
export function useIsFavorite(category: PageType, gameId: string): boolean | undefined {
  const select = (marks: readonly GameMark[]) => marks.some((mark) => mark.gameId === gameId);
  return useQuery({ ...favoritesQuery(category), select }).data;
}

interface Change {
  readonly gameId: string;
  readonly isWanted: boolean;
}

/** Adds or takes a favourite; it shows at once, and is taken back where the platform refuses. */
export function useChangeFavorite(category: PageType, onError: () => void) {
  const client = useQueryClient();
  const { queryKey } = favoritesQuery(category);
  return useMutation({
    mutationFn: ({ gameId, isWanted }: Change) => {
      const body = { gameId, lobbyPageType: category };
      return isWanted ? ask('POST /favorites', { body }) : ask('DELETE /favorites', { body });
    },
    onMutate: async ({ gameId, isWanted }) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<readonly GameMark[]>(queryKey);
      const others = (before ?? []).filter((mark) => mark.gameId !== gameId);
      const added = { gameId, lobbyPageType: category, createdAt: '' };
      client.setQueryData<readonly GameMark[]>(queryKey, isWanted ? [added, ...others] : others);
      return before;
    },
    onError: (_error, _change, before) => {
      client.setQueryData(queryKey, before);
      onError();
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}

/** TRN-09: the ids of the games played last, newest first. */
export function useRecentGames(lobby: LobbyKey, count: number) {
  const category = pageTypeOf[lobby];
  return useQuery({
    queryKey: ['GET /recent-games', category, count],
    queryFn: () => ask('GET /recent-games', { query: { category, limit: count } }),
    staleTime: 0,
    retry: false,
  });
}
