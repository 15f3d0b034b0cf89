'use client';

import { useCallback, useSyncExternalStore } from 'react';
import { Icon } from '#components/ui/media/icon.tsx';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { useCounted } from '#lib/core/i18n/use-counted.ts';
import { formatWholeMoney, unbroken } from '#lib/core/money/format.ts';
import { fromWire, type Money } from '#lib/core/money/money.ts';
import type { TableFacts as Facts } from '#lib/games/catalog/types.ts';
import { getTableState, subscribeToTables } from '#lib/games/lobby/seats.ts';
import { useLobbyContext } from '../lobby-context.tsx';

interface TableProps {
  readonly table: Facts;
}

function useTableState(tableId: string) {
  const { currency } = useLocale();
  const subscribe = useCallback((listener: () => void) => subscribeToTables(listener, currency), [currency]);
  return useSyncExternalStore(
    subscribe,
    () => getTableState(tableId),
    () => undefined,
  );
}

/** LOB-06: the seats taken, or that the table is full or closed. */
export function TableSeats({ table }: TableProps) {
  const state = useTableState(table.id);
  const { t } = useLobbyContext();
  const counted = useCounted();
  const messages = useMessages('tiles');
  if (!state) return <span className="tile-mark tile-mark-live">{messages.live}</span>;
  if (!state.isOpen) return <span className="tile-mark tile-mark-closed">{messages.tableClosed}</span>;
  const isFull = !table.isShared && state.taken >= state.seats;
  if (isFull) return <span className="tile-mark tile-mark-live">{messages.tableFull}</span>;
  const text = table.isShared ? t('players', counted(state.taken)) : t('seats', { taken: state.taken, seats: state.seats });
  return (
    <span className="tile-mark tile-mark-live" title={text}>
      <Icon name="user" size={12} className="-mt-0.5 mr-1 inline" />
      <span aria-hidden="true">{table.isShared ? counted(state.taken).shown : `${state.taken}/${state.seats}`}</span>
      <span className="sr-only">{text}</span>
    </span>
  );
}

/** LOB-06: the stakes' limits, in the currency of the player's wallet or of the market. */
export function TableLimits({ table }: TableProps) {
  const state = useTableState(table.id);
  const { numbers } = useLocale();
  const format = (money: Money) => unbroken(formatWholeMoney(money, numbers));
  if (state?.limits) {
    const { currency, limits } = state;
    const { min, max } = limits;
    return <p>{`${format(fromWire(min, currency))}–${format(fromWire(max, currency))}`}</p>;
  }
  if (!table.limits) return null;
  const { minMinor, maxMinor, currency: contentCurrency } = table.limits;
  return (
    <p>{`${format({ minor: minMinor, currency: contentCurrency })}–${format({ minor: maxMinor, currency: contentCurrency })}`}</p>
  );
}
