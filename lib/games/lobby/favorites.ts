import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Notices } from '#lib/core/api/use-submit.ts';
import type { LobbyKey } from '../catalog/types.ts';
import { addFavorite, listFavorites, listRecentGames, removeFavorite } from './calls.ts';
import type { GameMark } from './contract.ts';

type PageType = GameMark['lobbyPageType'];

export const pageTypeOf = { casino: 'CASINO', live: 'LIVE_CASINO' } as const satisfies Readonly<Record<LobbyKey, PageType>>;

/** The most favourites that the platform stores. */
const maxFavorites = 300;

function favoritesQuery(category: PageType) {
  return {
    queryKey: [listFavorites.key, category] as const,
    queryFn: async (): Promise<readonly GameMark[]> => {
      const answer = await listFavorites({ query: { category, limit: maxFavorites } });
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

/** Whether a game is a favourite; undefined until the favourites are loaded. */
export function useIsFavorite(category: PageType, gameId: string): boolean | undefined {
  const select = (marks: readonly GameMark[]) => marks.some((mark) => mark.gameId === gameId);
  return useQuery({ ...favoritesQuery(category), select }).data;
}

interface Change {
  readonly gameId: string;
  readonly isWanted: boolean;
}

/** Adds or removes a favourite: optimistic, and rolled back where the platform rejects it. */
export function useChangeFavorite(category: PageType, notices: Notices) {
  const client = useQueryClient();
  const { queryKey } = favoritesQuery(category);
  return useMutation({
    mutationFn: ({ gameId, isWanted }: Change) => {
      const body = { gameId, lobbyPageType: category };
      return isWanted ? addFavorite({ body }) : removeFavorite({ body });
    },
    onMutate: async ({ gameId, isWanted }) => {
      notices.clear();
      // A list that is not loaded goes on loading: one of this game alone could not be rolled back.
      if (!client.getQueryData(queryKey)) return undefined;
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<readonly GameMark[]>(queryKey) ?? [];
      const others = before.filter((mark) => mark.gameId !== gameId);
      const added = { gameId, lobbyPageType: category, createdAt: '' };
      client.setQueryData<readonly GameMark[]>(queryKey, isWanted ? [added, ...others] : others);
      return before;
    },
    onError: (error, _change, before) => {
      client.setQueryData(queryKey, before);
      notices.show(error);
    },
    onSettled: async () => {
      // A read that began before the change ends without it.
      await client.cancelQueries({ queryKey });
      return client.invalidateQueries({ queryKey });
    },
  });
}

/** TRN-09: the games played last in a lobby, newest first. */
export function recentGamesQuery(lobby: LobbyKey, count: number) {
  const category = pageTypeOf[lobby];
  return queryOptions({
    queryKey: [listRecentGames.key, category, count],
    queryFn: () => listRecentGames({ query: { category, limit: count } }),
    staleTime: 0,
    retry: false,
  });
}
