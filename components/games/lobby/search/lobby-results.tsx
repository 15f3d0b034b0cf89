'use client';

import { memo, startTransition, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '#components/ui/actions/button.tsx';
import { EmptyState } from '#components/ui/status/empty-state.tsx';
import { useAddedFocus } from '#components/ui/use-added-focus.ts';
import { useMessages } from '#lib/core/i18n/client.tsx';
import { useCounted } from '#lib/core/i18n/use-counted.ts';
import { everyGame, type GameFilter } from '#lib/games/catalog/filter.ts';
import type { Columns, PlacedTile } from '#lib/games/catalog/types.ts';
import { changeLobby } from '#lib/games/lobby/store.ts';
import { useGameFilter } from '#lib/games/lobby/use-game-filter.ts';
import { useLobbyContext } from '../lobby-context.tsx';
import { Mosaic } from '../tiles/mosaic.tsx';
import { FoundElsewhere } from './found-elsewhere.tsx';
import { ResultChips } from './result-chips.tsx';
import { SortOrderField } from './sort-order-field.tsx';
import { useGameSearch } from './use-game-search.ts';

/** New tiles rendered with each letter, by name and colour only. */
const immediateCount = 9;
/** Rendered in full after a pause in typing: first one screen, then the rest. */
const soon = { count: 18, ms: 60 };
const later = { count: 36, ms: 1_000 };
const pageSize = 60;

interface Rendered {
  readonly results: readonly PlacedTile[];
  readonly count: number;
}

/** Calls `callback` `ms` after the next paint; returns a function that cancels it. */
function afterPaint(ms: number, callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(callback, ms);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

const isSame = (one: readonly PlacedTile[], other: readonly PlacedTile[]) =>
  one === other || (one.length === other.length && one.every((placed, at) => placed === other[at]));

const isStartOf = (start: readonly PlacedTile[], all: readonly PlacedTile[]) =>
  start.length > 0 && start.length < all.length && start.every((placed, at) => placed === all[at]);

const none: readonly PlacedTile[] = [];

/** LOB-08, LOB-09: the results from the first letter on; a status announces their number to screen readers. */
export function LobbyResults({ columns }: { readonly columns: Columns }) {
  // A letter is in its field, and a choice ticked, before what it finds is rendered.
  const filter = useDeferredValue(useGameFilter());
  return <Results filter={filter} columns={columns} />;
}

interface ResultsProps {
  readonly filter: GameFilter;
  readonly columns: Columns;
}

const Results = memo(function Results({ filter, columns }: ResultsProps) {
  const { lobby, t } = useLobbyContext();
  const counted = useCounted();
  const messages = useMessages('tiles');
  const { text } = filter;
  const [wanted, setWanted] = useState({ filter, count: pageSize });
  const wantedCount = wanted.filter === filter ? wanted.count : pageSize;
  const results = useGameSearch(lobby, filter, wantedCount);
  const { total, failed, retry } = results;
  const isKnown = results.found !== null;
  const found = results.found ?? none;
  const [rendered, setRendered] = useState<Rendered>({ results: [], count: 0 });
  const isRendered = isSame(rendered.results, found);
  const hasNextPage = isStartOf(rendered.results, found);
  const complete = useMemo(() => new Set(rendered.results.slice(0, rendered.count)), [rendered]);
  const shown = useMemo(
    () =>
      isRendered ? found.slice(0, rendered.count) : found.filter((placed, at) => at < immediateCount || complete.has(placed)),
    [found, isRendered, rendered.count, complete],
  );
  useEffect(() => {
    if (isRendered && rendered.count >= Math.min(later.count, found.length)) return;
    if (hasNextPage) return setRendered({ results: found, count: rendered.count });
    const { count, ms } = isRendered ? later : soon;
    return afterPaint(ms, () => startTransition(() => setRendered({ results: found, count })));
  }, [found, isRendered, hasNextPage, rendered]);

  const section = useRef<HTMLElement>(null);
  const focusAdded = useAddedFocus(section);
  const clear = () => changeLobby(everyGame);
  return (
    <section ref={section} aria-labelledby="results" className="page min-h-[60svh] space-y-4">
      <h2 id="results" className="sr-only">
        {messages.results}
      </h2>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-sm text-paper-2">
          {isKnown ? t('found', counted(total)) : failed ? '' : messages.searching}
        </p>
        {total > 1 && <SortOrderField />}
      </div>
      <ResultChips filter={filter} options={results.options} />
      {failed && (
        <EmptyState icon="warning" title={messages.searchFailed} action={<Button onClick={retry}>{messages.again}</Button>}>
          {messages.searchFailedText}
        </EmptyState>
      )}
      {isKnown && total === 0 && (
        <EmptyState
          icon="search"
          title={text.trim() ? t('nothing', { text: text.trim() }) : messages.nothingHere}
          action={
            <div className="flex flex-wrap justify-center gap-3">
              {text.trim() && <FoundElsewhere text={text} />}
              <Button tone="secondary" onClick={clear}>
                {messages.showAll}
              </Button>
            </div>
          }
        >
          {messages.nothingText}
        </EmptyState>
      )}
      {found.length > 0 && <Mosaic tiles={shown} columns={columns} labelledBy="results" complete={complete} />}
      {(isRendered || hasNextPage) && total > shown.length && rendered.count >= later.count && (
        <div className="pt-4 text-center">
          <Button
            tone="secondary"
            loading={rendered.count > shown.length && !failed}
            onClick={() => {
              focusAdded();
              const count = rendered.count + pageSize;
              setWanted({ filter, count });
              setRendered({ results: found, count });
            }}
          >
            {messages.more}
          </Button>
        </div>
      )}
    </section>
  );
});
