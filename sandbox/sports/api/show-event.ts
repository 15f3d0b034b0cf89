import type { EventState, Market } from '../events/model.ts';
import type { WireEvent } from '../wire.ts';
import { type NamesOf, nameEvent } from './names.ts';

/** An event as the page shows it: its first market, or all. Probabilities stay here. */
export function createShowEvent(names: NamesOf) {
  return function showEvent(state: EventState, language: string, isFull: boolean): WireEvent {
    const { event, markets, clock, score, phase, isSuspended, fairness, tracker } = state;
    return {
      ...nameEvent(event, names, language),
      isVirtual: event.isVirtual,
      phase,
      clock,
      score,
      isSuspended,
      fairness: isFull ? fairness : null,
      tracker: isFull && tracker ? { ...tracker, incidents: [...tracker.incidents] } : null,
      marketCount: markets.length,
      markets: (isFull ? markets : markets.slice(0, 1)).map((market) => showMarket(market, isSuspended)),
    };
  };
}
export type ShowEvent = ReturnType<typeof createShowEvent>;

function showMarket({ marketId, kind, line, isOpen, selections }: Market, isSuspended: boolean) {
  return {
    marketId,
    kind,
    line,
    isOpen: isOpen && !isSuspended,
    selections: selections.map(({ probability: _, ...shown }) => shown),
  };
}
