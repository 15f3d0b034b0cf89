import { useSyncExternalStore } from 'react';
import { type OddsFormat, oddsFormats } from '#lib/core/money/odds.ts';
import { oneOf } from '#lib/core/storage/shape.ts';
import { stored } from '#lib/core/storage/stored.ts';

const kept = stored('local', 'sportsbook.odds', oneOf(oddsFormats));
const listeners = new Set<() => void>();

/** What the player of this browser chose. */
export const readOddsFormat = (): OddsFormat | undefined => kept.read();

export function keepOddsFormat(format: OddsFormat): void {
  kept.write(format);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The format of odds for this browser; decimal on the server. */
export function useOddsFormat(): OddsFormat {
  return useSyncExternalStore(
    subscribe,
    () => readOddsFormat() ?? 'DECIMAL',
    () => 'DECIMAL',
  );
}
