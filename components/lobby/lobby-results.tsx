'use client';

import { startTransition, useEffect, useMemo, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { findGames } from '#lib/lobby/search.ts';
import type { SearchableCatalogue } from '#lib/lobby/searchable.ts';
import { changeLobby, useLobby } from '#lib/lobby/store.ts';
import type { Columns, PlacedTile } from '#lib/lobby/types.ts';
import { FoundElsewhere } from './found-elsewhere.tsx';
import { Mosaic } from './mosaic.tsx';
import { ResultChips } from './result-chips.tsx';
import type { TilePlace } from './tile-place.ts';
import { tileWords } from './tile-words.ts';
import { useCatalogue } from './use-catalogue.ts';

interface LobbyResultsProps {
  readonly place: TilePlace;
  readonly columns: Columns;
}

/** So many are drawn with the letter that was typed, by name and colour, beside those that stay. */
const atOnce = 9;
/** What is drawn if no other letter comes: whole, a screen of it; then what a thumb may scroll to. */
const soon = { count: 18, ms: 60 };
const later = { count: 36, ms: 1_000 };
const further = 60;

interface Drawn {
  readonly of: readonly PlacedTile[];
  readonly count: number;
}

/** Counted from the frame that shows what there is already, however slow it is; returns how to stop. */
function afterPaint(ms: number, then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(then, ms);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

const isSame = (one: readonly PlacedTile[], other: readonly PlacedTile[]) =>
  one === other || (one.length === other.length && one.every((placed, at) => placed === other[at]));

function findIn({ index, placed }: SearchableCatalogue, text: string, providers: readonly string[]): readonly PlacedTile[] {
  return findGames(index, { text, providers: new Set(providers) }).flatMap((game) => placed.get(game) ?? []);
}

/** LOB-08, LOB-09: what is found, from the first letter on, and how much it is for those who hear it. */
export function LobbyResults({ place, columns }: LobbyResultsProps) {
  const text = useLobby((state) => state.text);
  const providers = useLobby((state) => state.providers);
  const { known, failed, retry } = useCatalogue(place.locale, place.lobby);
  const found = useMemo(() => (known ? findIn(known, text, providers) : []), [known, text, providers]);
  const [drawn, setDrawn] = useState<Drawn>({ of: [], count: 0 });
  const isDrawn = isSame(drawn.of, found);
  const whole = useMemo(() => new Set(drawn.of.slice(0, drawn.count)), [drawn]);
  const shown = useMemo(
    () => (isDrawn ? found.slice(0, drawn.count) : found.filter((placed, at) => at < atOnce || whole.has(placed))),
    [found, isDrawn, drawn.count, whole],
  );
  useEffect(() => {
    if (isDrawn && drawn.count >= Math.min(later.count, found.length)) return;
    const { count, ms } = isDrawn ? later : soon;
    return afterPaint(ms, () => startTransition(() => setDrawn({ of: found, count })));
  }, [found, isDrawn, drawn.count]);

  const { words } = place;
  const say = tileWords(place);
  const clear = () => changeLobby({ text: '', providers: [] });
  return (
    <section aria-labelledby="results" className="page min-h-[60svh] space-y-4">
      <h2 id="results" className="sr-only">
        {words.results}
      </h2>
      <p role="status" className="text-sm text-paper-2">
        {known ? say('found', { count: found.length }) : failed ? '' : words.searching}
      </p>
      <ResultChips place={place} providers={known?.providers ?? []} />
      {failed && (
        <EmptyState icon="warning" title={words.searchFailed} action={<Button onClick={retry}>{words.again}</Button>}>
          {words.searchFailedText}
        </EmptyState>
      )}
      {known && found.length === 0 && (
        <EmptyState
          icon="search"
          title={text.trim() ? say('nothing', { text: text.trim() }) : words.nothingHere}
          action={
            <div className="flex flex-wrap justify-center gap-3">
              {text.trim() && <FoundElsewhere place={place} text={text} />}
              <Button tone="secondary" onClick={clear}>
                {words.showAll}
              </Button>
            </div>
          }
        >
          {words.nothingText}
        </EmptyState>
      )}
      {found.length > 0 && <Mosaic tiles={shown} columns={columns} place={place} labelledBy="results" isNamed whole={whole} />}
      {isDrawn && found.length > drawn.count && drawn.count >= later.count && (
        <div className="pt-4 text-center">
          <Button tone="secondary" onClick={() => setDrawn({ of: found, count: drawn.count + further })}>
            {words.more}
          </Button>
        </div>
      )}
    </section>
  );
}
