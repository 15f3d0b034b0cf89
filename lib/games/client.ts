import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { askSite } from '#lib/platform/browser.ts';

/** As many as an address holds with ease. */
const mostAtOnce = 60;

/** The names of games by their ids; what the house does not know is left out. Throws `CallError`. */
export async function askGameNames(locale: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const chunks = Array.from({ length: Math.ceil(ids.length / mostAtOnce) }, (_, index) =>
    ids.slice(index * mostAtOnce, (index + 1) * mostAtOnce),
  );
  const answers = await Promise.all(
    chunks.map((chunk) =>
      askSite<Readonly<Record<string, string>>>(
        `/api/content/game-names?${new URLSearchParams({ locale, ids: chunk.join(',') })}`,
      ),
    ),
  );
  return new Map(answers.flatMap((names) => Object.entries(names)));
}

/** Names a game while rows come and go: null until it is known, and its id once it is certain that it has no name. */
export function useGameNames(locale: string, ids: readonly string[]): (id: string) => string | null {
  const wanted = [...new Set(ids)].sort();
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['game-names', locale, wanted],
    queryFn: () => askGameNames(locale, wanted),
    placeholderData: keepPreviousData,
    staleTime: 300_000,
    retry: false,
  });
  return (id) => data?.get(id) ?? (data && !isPlaceholderData ? id : null);
}
