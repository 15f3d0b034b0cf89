import { fromWire } from '#lib/money/money.ts';
import { ask } from '#lib/platform/browser.ts';
import { type Pot, tellPot } from './count-up.ts';
import { createPoll } from './poll.ts';
import { useLobby } from './store.ts';

/** LOB-19: the pots of the games that are on the page, asked for together. */
const pollMs = 15_000;
const mostAtOnce = 100;

const shown = new Map<string, number>();
const pots = new Map<string, Pot>();
let market = { currency: 'EUR', siteId: 0 };

async function load(): Promise<ReadonlyMap<string, Pot>> {
  const gameIds = [...shown.keys()].slice(0, mostAtOnce).join(',');
  const currency = useLobby.getState().currency ?? market.currency;
  const told = await ask('GET /gaming/jackpotamount', { query: { gameIds, siteId: market.siteId, currency } });
  const now = Date.now();
  for (const { gameId, amount, currency: of } of told) {
    pots.set(gameId, tellPot(pots.get(gameId), fromWire(amount, of).minor, now));
  }
  return new Map(pots);
}

const poll = createPoll(load, pollMs);

/** Listens to a game's pot; returns how to stop. */
export function followPot(gameId: string, listener: () => void, from: typeof market): () => void {
  market = from;
  const isNew = !shown.has(gameId);
  shown.set(gameId, (shown.get(gameId) ?? 0) + 1);
  if (isNew && !pots.has(gameId)) poll.hurry();
  const stop = poll.subscribe(listener);
  return () => {
    stop();
    const left = (shown.get(gameId) ?? 1) - 1;
    if (left > 0) shown.set(gameId, left);
    else shown.delete(gameId);
  };
}

export function potOf(gameId: string): Pot | undefined {
  return poll.get()?.get(gameId);
}
