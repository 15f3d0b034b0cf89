'use client';

import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { buttonClass } from '#components/ui/actions/button-class.ts';
import { isDisplayed } from '#components/ui/is-displayed.ts';
import { Icon } from '#components/ui/media/icon.tsx';
import { Spinner } from '#components/ui/status/spinner.tsx';
import { useAddedFocus } from '#components/ui/use-added-focus.ts';
import { useLoadOnScroll } from '#components/ui/use-load-on-scroll.ts';
import { useLocale } from '#lib/core/i18n/client.tsx';
import type { Columns, PageSizes, PlacedTile } from '#lib/games/catalog/types.ts';
import { fetchMoreGames } from '#lib/games/lobby/browser.ts';
import { layPage } from '#lib/games/lobby/mosaic.ts';
import { type PackedTiles, unpackTiles } from '#lib/games/lobby/pack-tiles.ts';
import { useLobbyContext } from './lobby-context.tsx';
import { Mosaic } from './tiles/mosaic.tsx';
import { useIsIdle } from './tiles/use-is-idle.ts';

interface MoreGamesProps {
  readonly first: PackedTiles;
  readonly columns: Columns;
  readonly category: string;
  /** Index of the first of these games in the category. */
  readonly from: number;
  /** Index after the last. */
  readonly end: number;
  readonly sizes: PageSizes;
  /** Path of the next page, for browsers without scripts; null on the last page. */
  readonly next: string | null;
}

interface PageContent {
  readonly tiles: readonly PlacedTile[];
  readonly end: number;
  readonly phoneCount: number;
  readonly hasMore: boolean;
}

/** Pages by key, for the browser's back button: the history entry contains the key. */
const grownPages = new Map<string, PageContent>();

/** Tiles that a large screen may show when the page opens. */
const countInSight = 18;

const phoneQuery = '(max-width: 767.98px)';

/** LOB-13, LOB-14, XTR-16: a category page that loads more games in place, by scrolling or by its link, fewer at a time on a phone; without scripts, a link to the next page. */
export function MoreGames({ first, columns, category, from, end: firstEnd, sizes, next }: MoreGamesProps) {
  const { locale } = useLocale();
  const { lobby, t } = useLobbyContext();
  const pageKey = `${locale}/${lobby}/${category}/${from}`;
  const [{ tiles, end, phoneCount, hasMore }, setContent] = useState<PageContent>(
    () =>
      grownBefore(pageKey) ?? {
        tiles: layPage(unpackTiles(first)),
        end: firstEnd,
        phoneCount: sizes.phone,
        hasMore: next !== null,
      },
  );
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const [shownCount, setShownCount] = useState<number>();
  const isIdle = useIsIdle();
  const frame = useRef<HTMLDivElement>(null);
  const bottom = useRef<HTMLDivElement>(null);
  const hasGrown = useRef(false);
  const focusAdded = useAddedFocus(frame);
  const onPhone = tiles.filter(({ sizes: { mobile } }) => mobile);
  const hasMoreOnPhone = onPhone.length > phoneCount;

  function grow(content: PageContent) {
    hasGrown.current = true;
    grownPages.set(pageKey, content);
    window.history.replaceState({ ...window.history.state, grown: pageKey }, '');
    setContent(content);
    setState('idle');
  }

  useEffect(() => {
    if (!hasGrown.current) return;
    hasGrown.current = false;
    setShownCount([...(frame.current?.querySelectorAll('li') ?? [])].filter(isDisplayed).length);
  });

  function press(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    restart();
    focusAdded();
    void showMore();
  }

  async function showMore() {
    if (state === 'loading') return;
    const isPhone = window.matchMedia(phoneQuery).matches;
    const count = isPhone ? sizes.phone : sizes.wide;
    // Shows the games that are already on the page before fetching more.
    if (isPhone && hasMoreOnPhone) return grow({ tiles, end, hasMore, phoneCount: phoneCount + count });
    setState('loading');
    try {
      const more = await fetchMoreGames(
        { locale, lobby },
        {
          category,
          from: end,
          count,
          channel: isPhone ? 'mobile' : 'web',
        },
      );
      const all = layPage([...tiles.map(({ tile }) => tile), ...more.tiles]);
      grow({
        tiles: all,
        // The version before sent none.
        end: more.end ?? end + more.tiles.length,
        hasMore: more.hasMore,
        phoneCount: all.length,
      });
    } catch {
      setState('failed');
    }
  }

  const isLast = !hasMore && !hasMoreOnPhone;
  const { restart } = useLoadOnScroll(bottom, {
    // After a failure only a press tries again.
    isEnabled: !isLast && state === 'idle',
    shown: tiles.length + phoneCount,
    load: () => void showMore(),
  });
  return (
    <div ref={frame}>
      <Mosaic
        tiles={tiles}
        columns={columns}
        labelledBy="lobby-title"
        visibleOnPhone={phoneCount}
        headingLevel={2}
        completeCount={isIdle ? undefined : countInSight}
      />
      {!isLast && (
        <div ref={bottom} className={hasMore ? 'mt-8 text-center' : 'mt-8 text-center md:hidden'}>
          <a href={next ?? '#lobby-title'} onClick={press} className={buttonClass({ tone: 'secondary' }, 'min-w-48')}>
            {state === 'loading' ? <Spinner size={18} /> : <Icon name="chevronDown" size={18} />}
            {t('more')}
          </a>
        </div>
      )}
      <p role="status" className={state === 'failed' ? 'mt-3 text-center text-sm text-coral' : 'sr-only'}>
        {state === 'failed' ? t('moreFailed') : shownCount !== undefined && t('gamesShown', { count: shownCount })}
      </p>
    </div>
  );
}

function grownBefore(pageKey: string): PageContent | undefined {
  const hasGrown = typeof window !== 'undefined' && window.history.state?.grown === pageKey;
  return hasGrown ? grownPages.get(pageKey) : undefined;
}
