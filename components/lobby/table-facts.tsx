'use client';

import { useCallback, useSyncExternalStore } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import { followTables, tableState } from '#lib/lobby/seats.ts';
import { useLobby } from '#lib/lobby/store.ts';
import type { TableFacts as Facts } from '#lib/lobby/types.ts';
import { formatWholeMoney, unbroken } from '#lib/money/format.ts';
import { fromWire, type Money } from '#lib/money/money.ts';
import type { TilePlace } from './tile-place.ts';
import { tileWords } from './tile-words.ts';

interface TableProps {
  readonly table: Facts;
  readonly place: TilePlace;
}

function useTableState({ table, place }: TableProps) {
  const follow = useCallback((listener: () => void) => followTables(listener, place.currency), [place.currency]);
  return useSyncExternalStore(
    follow,
    () => tableState(table.id),
    () => undefined,
  );
}

/** LOB-06: how many sit there, or that nobody may for now. */
export function TableSeats({ table, place }: TableProps) {
  const state = useTableState({ table, place });
  const { words } = place;
  const say = tileWords(place);
  if (!state) return <span className="tile-mark tile-mark-live">{words.live}</span>;
  if (!state.isOpen) return <span className="tile-mark tile-mark-closed">{words.tableClosed}</span>;
  if (state.taken >= state.seats) return <span className="tile-mark tile-mark-live">{words.tableFull}</span>;
  const text = say('seats', { taken: state.taken, seats: state.seats });
  return (
    <span className="tile-mark tile-mark-live" title={text}>
      <Icon name="user" size={12} className="-mt-0.5 mr-1 inline" />
      <span aria-hidden="true">{`${state.taken}/${state.seats}`}</span>
      <span className="sr-only">{text}</span>
    </span>
  );
}

/** LOB-06: the least and the most that can be staked, in the money that is played with. */
export function TableLimits({ table, place }: TableProps) {
  const state = useTableState({ table, place });
  const currency = useLobby((lobby) => lobby.currency) ?? place.currency;
  const show = (money: Money) => unbroken(formatWholeMoney(money, place.market));
  if (state?.limits) {
    const { min, max } = state.limits;
    return <p>{`${show(fromWire(min, currency))}–${show(fromWire(max, currency))}`}</p>;
  }
  if (!table.limits) return null;
  const { minMinor, maxMinor, currency: known } = table.limits;
  return <p>{`${show({ minor: minMinor, currency: known })}–${show({ minor: maxMinor, currency: known })}`}</p>;
}
