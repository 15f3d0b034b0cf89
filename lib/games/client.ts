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

/** The same while rows come and go; undefined until the first answer. */
export function useGameNames(locale: string, ids: readonly string[]): ReadonlyMap<string, string> | undefined {
  const wanted = [...new Set(ids)].sort();
  const { data } = useQuery({
    queryKey: ['game-names', locale, wanted],
    queryFn: () => askGameNames(locale, wanted),
    placeholderData: keepPreviousData,
    staleTime: 300_000,
    retry: false,
  });
  return data;
}
