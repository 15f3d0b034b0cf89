import { useQuery } from '@tanstack/react-query';
import { callSite } from '#lib/core/api/browser.ts';
import { useLocale } from '#lib/core/i18n/client.tsx';

/** The page of a game by id; the lobby while that is not known, or where the game is not listed. */
export function useGamePath(gameId: string | undefined): string {
  const { locale, home } = useLocale();
  const { data } = useQuery({
    queryKey: ['game-path', locale, gameId],
    queryFn: () =>
      callSite<readonly { readonly path: string }[]>(`/api/lobby/games?${new URLSearchParams({ locale, ids: gameId ?? '' })}`),
    enabled: gameId !== undefined,
    staleTime: 300_000,
    retry: false,
  });
  return home + (data?.[0]?.path ?? '/online-casino');
}
