import { dayMs } from '#lib/core/time/durations.ts';
import type { EventBook, EventState, Market, Selection } from '#sandbox/sports/events/model.ts';

const tickMs = 5_000;
const marketsPerEvent = 8;
const outcomes = ['HOME', 'DRAW', 'AWAY'] as const;

export const tickingEventId = (index: number): string => `bench-${index}`;

/** Events whose odds all change with every tick; those with an even number are live, the others upcoming. */
export function createTickingEvents(count: number, startedAt: Date): EventBook {
  const ids = new Map(Array.from({ length: count }, (_, index) => [tickingEventId(index), index]));
  let kept = { tick: -1, states: new Map<string, EventState>() };

  function read(eventId: string, now: Date): EventState | undefined {
    const index = ids.get(eventId);
    if (index === undefined) return undefined;
    const tick = Math.floor(now.getTime() / tickMs);
    if (kept.tick !== tick) kept = { tick, states: new Map() };
    const state = kept.states.get(eventId) ?? stateOf(eventId, index, tick, startedAt);
    kept.states.set(eventId, state);
    return state;
  }

  const list = (now: Date) => [...ids.keys()].flatMap((eventId) => read(eventId, now) ?? []);
  return { read, decided: () => new Set(), list, find: ({ slug }, now) => read(slug, now) };
}

function stateOf(eventId: string, index: number, tick: number, startedAt: Date): EventState {
  const place = { sport: 'football', region: 'europe', competition: 'league', slug: eventId, venue: 'Ground' };
  const teams = { home: `Home of event ${index}`, away: `Away of event ${index}` };
  const isLive = index % 2 === 0;
  const startsAt = new Date(startedAt.getTime() + (isLive ? 0 : dayMs));
  const endsAt = new Date(startsAt.getTime() + dayMs);
  const markets = Array.from({ length: marketsPerEvent }, (_, market) => marketOf(eventId, market, index + tick));
  return {
    event: { eventId, ...place, ...teams, startsAt, endsAt, isVirtual: false },
    phase: isLive ? 'LIVE' : 'UPCOMING',
    clock: isLive ? { period: 1, minute: tick % 90, isBreak: false } : null,
    score: isLive ? { home: 0, away: 0 } : null,
    fairness: { commitment: '', seed: null, isEntered: false },
    isSuspended: false,
    tracker: null,
    markets,
  };
}

function marketOf(eventId: string, market: number, turn: number): Market {
  const marketId = `market-${market}`;
  const selections = outcomes.map((outcome, side): Selection => {
    const oddsMilli = 2_000 + ((turn * 7 + market * 3 + side * 11) % 40);
    const selectionId = `${eventId}:${marketId}:${outcome}`;
    return { selectionId, outcome, runner: null, oddsMilli, probability: 950 / oddsMilli, result: null };
  });
  return { marketId, kind: '1X2', line: null, isOpen: true, selections };
}
