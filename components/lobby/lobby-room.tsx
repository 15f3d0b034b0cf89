'use client';

import dynamic from 'next/dynamic';
import { type ReactNode, useEffect } from 'react';
import { classNames } from '#components/ui/class-names.ts';
import { useOverlayEntry } from '#components/ui/use-overlay-entry.ts';
import { readAddress, writeAddress } from '#lib/lobby/address.ts';
import { changeLobby, isSearchFilter, useLobby } from '#lib/lobby/store.ts';
import type { Columns } from '#lib/lobby/types.ts';
import { MyGames, PlayerKeeper } from './player-parts.tsx';
import type { TilePlace } from './tile-place.ts';

const LobbyResults = dynamic(() => import('./lobby-results.tsx').then((module) => module.LobbyResults), { ssr: false });
const GameDetails = dynamic(() => import('./game-details.tsx').then((module) => module.GameDetails), { ssr: false });
const FilterPanel = dynamic(() => import('./filter-panel.tsx').then((module) => module.FilterPanel), { ssr: false });

interface LobbyRoomProps {
  readonly place: TilePlace;
  readonly columns: Columns;
  /** What stands there while nobody searches. */
  readonly children: ReactNode;
}

/** A browser allows only so many changes of the address in a while. */
const writeAfterMs = 400;

/** LOB-08, LOB-09: what is found takes the place of what the house shows; the address says what is looked for. */
export function LobbyRoom({ place, columns, children }: LobbyRoomProps) {
  const isSearching = useLobby(isSearchFilter);
  const isMine = useLobby((state) => state.mine) && place.isPlayer;
  const filterOpen = useLobby((state) => state.filterOpen);
  const details = useLobby((state) => state.details);
  useOverlayEntry(filterOpen || details !== null, () => changeLobby({ filterOpen: false, details: null }));
  useEffect(() => {
    const read = () => changeLobby(readAddress(window.location.search));
    // What was typed before the page answered wins over the address.
    if (!isSearchFilter(useLobby.getState())) read();
    let timer: ReturnType<typeof setTimeout> | undefined;
    // What is chosen in the panel is written to an entry of the history that goes when the panel closes.
    let isAhead = false;
    const write = () => {
      const { pathname, search, hash } = window.location;
      const wanted = writeAddress(search, useLobby.getState());
      if (wanted !== search) window.history.replaceState(window.history.state, '', pathname + wanted + hash);
    };
    const arrive = () => {
      if (!isAhead) return read();
      isAhead = false;
      write();
    };
    const stop = useLobby.subscribe(() => {
      isAhead ||= window.history.state?.overlay !== undefined;
      clearTimeout(timer);
      timer = setTimeout(write, writeAfterMs);
    });
    window.addEventListener('popstate', arrive);
    return () => {
      stop();
      clearTimeout(timer);
      window.removeEventListener('popstate', arrive);
      changeLobby({ text: '', providers: [], mine: false, filterOpen: false, details: null });
    };
  }, []);
  return (
    <>
      {isMine && <MyGames place={place} columns={columns} />}
      {isSearching && !isMine && <LobbyResults place={place} columns={columns} />}
      <div className={classNames('space-y-6 md:space-y-8', (isSearching || isMine) && 'away')}>{children}</div>
      {filterOpen && <FilterPanel place={place} />}
      {details && <GameDetails tile={details} place={place} />}
      {place.isPlayer && <PlayerKeeper place={place} />}
    </>
  );
}
