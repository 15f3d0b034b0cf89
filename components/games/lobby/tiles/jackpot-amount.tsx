'use client';

import { useCallback, useSyncExternalStore } from 'react';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { formatMoney } from '#lib/core/money/format.ts';
import { useNow } from '#lib/core/time/use-now.ts';
import { estimateJackpot } from '#lib/games/lobby/jackpot-estimate.ts';
import { getJackpot, subscribeToJackpot } from '#lib/games/lobby/jackpots.ts';
import { useLobbyContext } from '../lobby-context.tsx';

/** LOB-19: the jackpot, counting up between two requests unless the user prefers reduced motion. */
export function JackpotAmount({ gameId }: { readonly gameId: string }) {
  const { currency, numbers } = useLocale();
  const { siteId } = useLobbyContext();
  const messages = useMessages('tiles');
  const subscribe = useCallback(
    (listener: () => void) => subscribeToJackpot(gameId, listener, { currency, siteId }),
    [gameId, currency, siteId],
  );
  const reading = useSyncExternalStore(
    subscribe,
    () => getJackpot(gameId),
    () => undefined,
  );
  const isMoving = reading !== undefined && reading.perMs > 0 && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const now = useNow(Date.now, 1_000, isMoving);
  if (!reading) return <span className="tile-mark">{messages.jackpot}</span>;
  const minor = estimateJackpot(reading, now);
  return (
    <span className="tile-mark">
      <span className="sr-only">{messages.jackpot} </span>
      {formatMoney({ minor, currency: reading.currency }, numbers)}
    </span>
  );
}
