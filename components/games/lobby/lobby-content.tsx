'use client';

import dynamic from 'next/dynamic';
import { type ReactNode, useDeferredValue, useEffect } from 'react';
import { classNames } from '#components/ui/class-names.ts';
import { useOverlayEntry } from '#components/ui/overlay/use-overlay-entry.ts';
import { everyGame } from '#lib/games/catalog/filter.ts';
import type { Columns } from '#lib/games/catalog/types.ts';
import { changeLobby, hasSearchFilter, useLobbyStore } from '#lib/games/lobby/store.ts';
import { readUrlState, writeUrlState } from '#lib/games/lobby/url-state.ts';
import { BonusMarks, LobbyPlayerSync, MyGames } from './favourites/on-demand.tsx';
import { useLobbyContext } from './lobby-context.tsx';

const LobbyResults = dynamic(() => import('./search/lobby-results.tsx').then((module) => module.LobbyResults), { ssr: false });
const GameDetails = dynamic(() => import('./tiles/game-details.tsx').then((module) => module.GameDetails), { ssr: false });
const FilterPanel = dynamic(() => import('./search/filter-panel.tsx').then((module) => module.FilterPanel), { ssr: false });

interface LobbyContentProps {
  readonly columns: Columns;
  readonly children: ReactNode;
}

/** Browsers limit how often a page may change its URL. */
const writeAfterMs = 400;

/** LOB-08, LOB-09: shows the search results or the favourites instead of `children`, and syncs the state with the URL. */
export function LobbyContent({ columns, children }: LobbyContentProps) {
  const { isPlayer } = useLobbyContext();
  // The letter is in the field before the rows give way to the results.
  const isSearching = useDeferredValue(useLobbyStore(hasSearchFilter));
  const isMyGames = useLobbyStore((state) => state.mine) && isPlayer;
  const filterOpen = useLobbyStore((state) => state.filterOpen);
  const details = useLobbyStore((state) => state.details);
  useOverlayEntry(filterOpen || details !== null, () => changeLobby({ filterOpen: false, details: null }));
  useEffect(() => {
    const read = () => changeLobby(readUrlState(window.location.search));
    read();
    const { pathname: lobbyPath } = window.location;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A change made while a panel is open goes to the panel's history entry, so it is written again after the panel closes.
    let hasUnwrittenChange = false;
    const write = () => {
      timer = undefined;
      const { pathname, search, hash } = window.location;
      const next = writeUrlState(search, useLobbyStore.getState());
      if (next !== search) window.history.replaceState(window.history.state, '', pathname + next + hash);
    };
    const onPopState = () => {
      if (!hasUnwrittenChange) return read();
      hasUnwrittenChange = false;
      write();
    };
    const unsubscribe = useLobbyStore.subscribe(() => {
      hasUnwrittenChange ||= window.history.state?.overlay !== undefined;
      clearTimeout(timer);
      timer = setTimeout(write, writeAfterMs);
    });
    window.addEventListener('popstate', onPopState);
    return () => {
      unsubscribe();
      clearTimeout(timer);
      // A part that cannot be loaded ends the lobby and leads to a reload.
      if (timer !== undefined && window.location.pathname === lobbyPath) write();
      window.removeEventListener('popstate', onPopState);
      changeLobby({ ...everyGame, mine: false, filterOpen: false, details: null });
    };
  }, []);
  return (
    <>
      {isMyGames && <MyGames columns={columns} />}
      {isSearching && !isMyGames && <LobbyResults columns={columns} />}
      <div className={classNames('space-y-6 md:space-y-8', (isSearching || isMyGames) && 'kept-hidden')}>{children}</div>
      {filterOpen && <FilterPanel />}
      {details && <GameDetails tile={details} />}
      {isPlayer && <LobbyPlayerSync />}
      {isPlayer && <BonusMarks />}
    </>
  );
}
