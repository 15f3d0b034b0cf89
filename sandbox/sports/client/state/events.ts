import type { WireEvent } from '../../wire.ts';

export type Events = ReadonlyMap<string, WireEvent>;
export type Market = WireEvent['markets'][number];
export type Selection = Market['selections'][number];
export type Move = 'up' | 'down';

/** The events with newer states of some. An event with its first market only keeps what else is known of it. */
export function mergeEvents(events: Events, changed: readonly WireEvent[]): Events {
  const merged = new Map(events);
  for (const event of changed) {
    const known = merged.get(event.eventId);
    merged.set(
      event.eventId,
      known
        ? {
            ...event,
            fairness: event.fairness ?? known.fairness,
            // A read event has its fairness, and no course where the operator has decided it.
            tracker: event.fairness ? event.tracker : known.tracker,
            markets: mergeMarkets(known, event),
          }
        : event,
    );
  }
  return merged;
}

function mergeMarkets(known: WireEvent, { markets, marketCount }: WireEvent): Market[] {
  if (markets.length >= marketCount) return markets;
  const sent = new Set(markets.map(({ marketId }) => marketId));
  return [...markets, ...known.markets.filter(({ marketId }) => !sent.has(marketId))];
}

/** Which selections have higher or lower odds than before. */
export function findMoves(events: Events, changed: readonly WireEvent[]): ReadonlyMap<string, Move> {
  const moves = new Map<string, Move>();
  for (const { eventId, markets } of changed) {
    const before = selectionsOf(events.get(eventId));
    for (const { selectionId, oddsMilli } of markets.flatMap(({ selections }) => selections)) {
      const old = before.get(selectionId)?.oddsMilli;
      if (old !== undefined && old !== oddsMilli) moves.set(selectionId, oddsMilli > old ? 'up' : 'down');
    }
  }
  return moves;
}

const selectionsOf = (event: WireEvent | undefined) =>
  new Map(event?.markets.flatMap(({ selections }) => selections.map((selection) => [selection.selectionId, selection] as const)));

export const isOver = ({ phase }: WireEvent) => phase === 'ENDED' || phase === 'CANCELLED';

/** Whether a selection of a market may be staked on. */
export const isBettable = (event: WireEvent, market: Market) => market.isOpen && !event.isSuspended && !isOver(event);

const isDecided = ({ selections }: Market) => selections.some(({ result }) => result !== null);

/** Whether a market has closed on its own: decided, or without a price. A suspended event opens again within seconds. */
export const isClosed = (event: WireEvent, market: Market) => isDecided(market) || (!market.isOpen && !event.isSuspended);

/** Whether a market never opens again. One without a price may have a price again. */
export const isGone = (event: WireEvent, market: Market) =>
  isOver(event) || isDecided(market) || (event.isVirtual && event.phase === 'LIVE');

/** The market that lists show; undefined once it has closed. */
export function listedMarket(event: WireEvent): Market | undefined {
  const [market] = event.markets;
  return market && !isClosed(event, market) ? market : undefined;
}

export const pathOfEvent = ({ sport, region, competition, slug }: WireEvent) =>
  [sport.slug, region.slug, competition.slug, slug].join('/');
