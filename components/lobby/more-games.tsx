'use client';

import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { buttonClass } from '#components/ui/button-class.ts';
import { Icon } from '#components/ui/icon.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import { askMoreGames } from '#lib/lobby/browser.ts';
import { layPage } from '#lib/lobby/mosaic.ts';
import type { Columns, PageSizes, PlacedTile } from '#lib/lobby/types.ts';
import { Mosaic } from './mosaic.tsx';
import type { TilePlace } from './tile-place.ts';

interface MoreGamesProps {
  readonly first: readonly PlacedTile[];
  readonly columns: Columns;
  readonly place: TilePlace;
  readonly category: string;
  /** How many games of the category come before the first of these. */
  readonly from: number;
  readonly sizes: PageSizes;
  /** The page that follows, for those without scripts; null on the last. */
  readonly next: string | null;
  readonly labels: { readonly more: string; readonly shown: string; readonly failed: string };
}

/** What a page has grown to. */
interface Grown {
  readonly tiles: readonly PlacedTile[];
  readonly onPhone: number;
  readonly hasMore: boolean;
}

/** By address, for who comes back from a game by the browser's button: only his entry of the history says that it grew. */
const grownPages = new Map<string, Grown>();

const phone = '(max-width: 767.98px)';

/** LOB-13, LOB-14: a page of a category that grows in place, by half as many on a phone; without scripts a link leads on. */
export function MoreGames({ first, columns, place, category, from, sizes, next, labels }: MoreGamesProps) {
  const address = `${place.home}/${place.lobby}/${category}/${from}`;
  const [{ tiles, onPhone, hasMore }, setGrown] = useState<Grown>(
    () => grownBefore(address) ?? { tiles: first, onPhone: sizes.phone, hasMore: next !== null },
  );
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const [shown, setShown] = useState<number>();
  const frame = useRef<HTMLDivElement>(null);
  const firstNew = useRef<number>(undefined);
  const waits = tiles.length > onPhone;

  function grow(grown: Grown, seen: number) {
    firstNew.current = seen;
    grownPages.set(address, grown);
    window.history.replaceState({ ...window.history.state, grown: address }, '');
    setGrown(grown);
    setState('idle');
  }

  // The first of the new games stands where the link was, and takes its focus: the link moves on, and in the end it goes.
  useEffect(() => {
    if (firstNew.current === undefined) return;
    const items = [...(frame.current?.querySelectorAll('li') ?? [])];
    items.slice(firstNew.current).find(isInSight)?.querySelector('a')?.focus({ preventScroll: true });
    firstNew.current = undefined;
    setShown(items.filter(isInSight).length);
  });

  async function go(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    if (state === 'loading') return;
    const isPhone = window.matchMedia(phone).matches;
    const count = isPhone ? sizes.phone : sizes.wide;
    // What the page holds already is shown before more is asked for.
    if (isPhone && waits) return grow({ tiles, hasMore, onPhone: onPhone + count }, onPhone);
    setState('loading');
    try {
      const more = await askMoreGames(place, { category, from: from + tiles.length, count });
      const all = layPage([...tiles.map(({ tile }) => tile), ...more.tiles]);
      grow({ tiles: all, hasMore: more.hasMore, onPhone: all.length }, tiles.length);
    } catch {
      setState('failed');
    }
  }

  const isLast = !hasMore && !waits;
  return (
    <div ref={frame}>
      <Mosaic tiles={tiles} columns={columns} place={place} labelledBy="lobby-title" onPhone={onPhone} headingLevel={2} />
      {!isLast && (
        <div className={hasMore ? 'mt-8 text-center' : 'mt-8 text-center md:hidden'}>
          <a
            href={next ?? '#lobby-title'}
            onClick={(event) => void go(event)}
            className={buttonClass({ tone: 'secondary' }, 'min-w-48')}
          >
            {state === 'loading' ? <Spinner size={18} /> : <Icon name="chevronDown" size={18} />}
            {labels.more}
          </a>
        </div>
      )}
      <p role="status" className={state === 'failed' ? 'mt-3 text-center text-sm text-coral' : 'sr-only'}>
        {state === 'failed' ? labels.failed : shown !== undefined && labels.shown.replace('{count}', String(shown))}
      </p>
    </div>
  );
}

/** A game may be taken out where the visitor is. */
const isInSight = (item: HTMLElement) => item.getClientRects().length > 0;

function grownBefore(address: string): Grown | undefined {
  const isThere = typeof window !== 'undefined' && window.history.state?.grown === address;
  return isThere ? grownPages.get(address) : undefined;
}
