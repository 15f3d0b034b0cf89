import { waitFor } from '@testing-library/react';
import { useMemo } from 'react';
import { everyGame } from '#lib/games/catalog/filter.ts';
import { answerFetch } from '../../../../tests/fixtures/components/answer-fetch.ts';
import { renderWithLocale } from '../../../../tests/fixtures/components/render-with-locale.tsx';
import { makeTile } from '../../../../tests/fixtures/lobby-tile.ts';
import { useServerSearch } from './use-server-search.ts';

/** Answers from 100 games, and keeps the addresses that were requested. */
function answerSearches(): string[] {
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
  return answerFetch((path) => {
    const from = Number(new URL(path, 'http://localhost').searchParams.get('from'));
    const tiles = Array.from({ length: Math.min(60, 100 - from) }, (_, at) => makeTile(`game-${from + at}`));
    return [200, { total: 100, tiles }];
  });
}

const seen: { ids: readonly string[]; total: number }[] = [];

function Probe({ text, count }: { readonly text: string; readonly count: number }) {
  const filter = useMemo(() => ({ ...everyGame, text }), [text]);
  const { found } = useServerSearch('casino', filter, count);
  seen.push({ ids: found?.placed.map(({ tile }) => tile.id) ?? [], total: found?.total ?? 0 });
  return null;
}

const latest = () => seen.at(-1);

test('LOB-08 asks the server once for letters typed in one go, and for the next page only when it is wanted', async () => {
  const requested = answerSearches();
  const { rerender } = renderWithLocale(<Probe text="d" count={60} />);
  rerender(<Probe text="dr" count={60} />);
  rerender(<Probe text="dra" count={60} />);
  await waitFor(() => expect(latest()?.ids).toHaveLength(60));
  expect(latest()?.total).toBe(100);
  expect(requested).toHaveLength(1);
  expect(requested[0]).toMatch(/q=dra&locale=en-UN&lobby=casino&screen=tablet&from=0&count=60/);
  rerender(<Probe text="dra" count={120} />);
  await waitFor(() => expect(latest()?.ids).toHaveLength(100));
  expect(requested).toHaveLength(2);
  rerender(<Probe text="dra" count={180} />);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(requested).toHaveLength(2);
});

test('does nothing where the browser searches', async () => {
  const requested = answerSearches();
  renderWithLocale(<Probe text="d" count={0} />);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(requested).toEqual([]);
});
