import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callSite } from '#lib/core/api/browser.ts';
import { inParts } from '#lib/core/in-parts.ts';

/** Keeps the URL short. */
const maxIdsPerRequest = 60;

/** The names of games by id, without unknown games. Throws `CallError`. */
export async function fetchGameNames(locale: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const answers = await Promise.all(
    inParts(ids, maxIdsPerRequest).map((part) =>
      callSite<Readonly<Record<string, string>>>(
        `/api/content/game-names?${new URLSearchParams({ locale, ids: part.join(',') })}`,
      ),
    ),
  );
  return new Map(answers.flatMap((names) => Object.entries(names)));
}

/** A lookup of names that keeps the previous ones while `ids` change: null while loading, the id for a game without a name. */
export function useGameNames(locale: string, ids: readonly string[]): (id: string) => string | null {
  const wanted = [...new Set(ids)].sort();
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['game-names', locale, wanted],
    queryFn: () => fetchGameNames(locale, wanted),
    placeholderData: keepPreviousData,
    staleTime: 300_000,
    retry: false,
  });
  return (id) => data?.get(id) ?? (data && !isPlaceholderData ? id : null);
}
