'use client';

import { type MouseEvent, useState } from 'react';
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
  readonly labels: { readonly more: string; readonly failed: string };
}

const phone = '(max-width: 767.98px)';

/** LOB-13, LOB-14: a page of a category that grows in place, by half as many on a phone; without scripts a link leads on. */
export function MoreGames({ first, columns, place, category, from, sizes, next, labels }: MoreGamesProps) {
  const [tiles, setTiles] = useState(first);
  const [onPhone, setOnPhone] = useState(sizes.phone);
  const [hasMore, setHasMore] = useState(next !== null);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const waits = tiles.length > onPhone;

  async function go(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    if (state === 'loading') return;
    const isPhone = window.matchMedia(phone).matches;
    const count = isPhone ? sizes.phone : sizes.wide;
    // What the page holds already is shown before more is asked for.
    if (isPhone && waits) return setOnPhone(onPhone + count);
    setState('loading');
    try {
      const more = await askMoreGames(place, { category, from: from + tiles.length, count });
      const all = layPage([...tiles.map(({ tile }) => tile), ...more.tiles]);
      setTiles(all);
      setOnPhone(all.length);
      setHasMore(more.hasMore);
      setState('idle');
    } catch {
      setState('failed');
    }
  }

  const isLast = !hasMore && !waits;
  return (
    <>
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
          <p role="status" className={state === 'failed' ? 'mt-3 text-sm text-coral' : 'sr-only'}>
            {state === 'failed' && labels.failed}
          </p>
        </div>
      )}
    </>
  );
}
