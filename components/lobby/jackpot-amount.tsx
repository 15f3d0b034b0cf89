'use client';

import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { potNow } from '#lib/lobby/count-up.ts';
import { followPot, potOf } from '#lib/lobby/jackpots.ts';
import { useLobby } from '#lib/lobby/store.ts';
import { formatMoney } from '#lib/money/format.ts';
import type { TilePlace } from './tile-place.ts';

interface JackpotAmountProps {
  readonly gameId: string;
  readonly place: TilePlace;
}

const tickMs = 1_000;

/** LOB-19: what is in the pot, counting up between two questions; who wants no motion sees each answer only. */
export function JackpotAmount({ gameId, place: { currency, siteId, market, words } }: JackpotAmountProps) {
  const follow = useCallback(
    (listener: () => void) => followPot(gameId, listener, { currency, siteId }),
    [gameId, currency, siteId],
  );
  const pot = useSyncExternalStore(
    follow,
    () => potOf(gameId),
    () => undefined,
  );
  const shownCurrency = useLobby((state) => state.currency) ?? currency;
  const now = useNow(pot !== undefined && pot.perMs > 0);
  if (!pot) return <span className="tile-mark">{words.jackpot}</span>;
  const minor = potNow(pot, now);
  return (
    <span className="tile-mark">
      <span className="sr-only">{words.jackpot} </span>
      {formatMoney({ minor, currency: shownCurrency }, market)}
    </span>
  );
}

function useNow(isMoving: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isMoving || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, [isMoving]);
  return now;
}
