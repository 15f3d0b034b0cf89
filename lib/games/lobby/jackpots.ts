import { createPoll } from '#lib/core/api/poll.ts';
import { inParts } from '#lib/core/in-parts.ts';
import { fromWire } from '#lib/core/money/money.ts';
import { readJackpots } from './calls.ts';
import { type JackpotReading, nextReading } from './jackpot-estimate.ts';
import { refreshForWallet, useLobbyStore } from './store.ts';

/** LOB-19: the jackpots of all games on the page are read together. */
const pollMs = 15_000;
const maxGamesPerRequest = 100;

const shown = new Map<string, number>();
const readings = new Map<string, JackpotReading>();
let market = { currency: 'EUR', siteId: 0 };

async function load(): Promise<ReadonlyMap<string, JackpotReading>> {
  const { siteId } = market;
  const currency = useLobbyStore.getState().currency ?? market.currency;
  const parts = inParts([...shown.keys()], maxGamesPerRequest).map((ids) => ids.join(','));
  const jackpots = await Promise.all(parts.map((gameIds) => readJackpots({ query: { gameIds, siteId, currency } })));
  const now = Date.now();
  for (const { gameId, amount, currency: of } of jackpots.flat()) {
    readings.set(gameId, nextReading(readings.get(gameId), fromWire(amount, of), now));
  }
  return new Map(readings);
}

const poll = createPoll(load, pollMs);
refreshForWallet(poll);

/** Subscribes to a game's jackpot; returns the unsubscribe function. */
export function subscribeToJackpot(gameId: string, listener: () => void, from: typeof market): () => void {
  market = from;
  const isNew = !shown.has(gameId);
  shown.set(gameId, (shown.get(gameId) ?? 0) + 1);
  if (isNew && !readings.has(gameId)) poll.refresh();
  const unsubscribe = poll.subscribe(listener);
  return () => {
    unsubscribe();
    const left = (shown.get(gameId) ?? 1) - 1;
    if (left > 0) shown.set(gameId, left);
    else shown.delete(gameId);
  };
}

/** The last reading; undefined before the first. */
export function getJackpot(gameId: string): JackpotReading | undefined {
  return poll.get()?.get(gameId);
}
