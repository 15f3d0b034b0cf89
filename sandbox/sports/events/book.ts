import { dayMs, hourMs } from '#lib/core/time/durations.ts';
import { fixturesOfDay } from './day.ts';
import { type EventDecision, type EventDecisions, noDecisions } from './decisions.ts';
import type { Fixture } from './fixture.ts';
import type { Seeds } from './match-seed.ts';
import type { EventBook, EventFilter, EventState } from './model.ts';
import { stateOf, toTick } from './state.ts';
import { findVirtualFixture, readVirtualFixture, virtualFixturesAt } from './virtual.ts';

/** How far back and ahead an event can be read. */
const pastDays = 22;
const futureDays = 15;
/** How long an ended event is listed as one. */
const endedMs = 2 * dayMs;
const maxDays = pastDays + futureDays + 3;
const idShape = /^(\d{4})(\d{2})(\d{2})-(\d{3})$/;
const slugDate = /-(\d{4}-\d{2}-\d{2})$/;
const maxVirtual = 200;

interface StableState {
  readonly stage: number;
  readonly decision: EventDecision | undefined;
  readonly state: EventState;
}

/** The events of these seeds. Days and the list of a tick are kept, so that a tick costs little however many read it. */
export function createEventBook(seeds: Seeds, decisions: EventDecisions = noDecisions): EventBook {
  const days = new Map<number, readonly Fixture[]>();
  const virtual = new Map<string, Fixture>();
  const stable = new WeakMap<Fixture, StableState>();
  let listed: { readonly key: string; readonly states: readonly EventState[] } | undefined;

  function readDay(day: number): readonly Fixture[] {
    const known = days.get(day);
    if (known) return known;
    const fixtures = fixturesOfDay(seeds, day);
    if (days.size >= maxDays) days.delete(days.keys().next().value ?? day);
    days.set(day, fixtures);
    return fixtures;
  }

  /** Keeps the simulated match from one tick to the next. */
  function keepVirtual(fixture: Fixture): Fixture {
    const { eventId } = fixture.event;
    const known = virtual.get(eventId);
    if (known) return known;
    if (virtual.size >= maxVirtual) virtual.delete(virtual.keys().next().value ?? eventId);
    virtual.set(eventId, fixture);
    return fixture;
  }

  /** Before its start an event changes with the hour and with decisions only, and after its end no more. */
  function stateAt(fixture: Fixture, now: number): EventState {
    const decision = decisions.read(fixture.event.eventId);
    const stage = stageOf(fixture, toTick(now));
    if (stage === null) return stateOf(fixture, now, decision);
    const known = stable.get(fixture);
    if (known?.stage === stage && known.decision === decision) return known.state;
    const state = stateOf(fixture, now, decision);
    stable.set(fixture, { stage, decision, state });
    return state;
  }

  function readFixture(eventId: string, now: number): Fixture | undefined {
    const [, year, month, date] = idShape.exec(eventId) ?? [];
    if (!year) {
      const fixture = virtual.get(eventId) ?? readVirtualFixture(seeds, eventId);
      return fixture && isWithin(fixture.event.startsAt.getTime(), now) ? keepVirtual(fixture) : undefined;
    }
    const midnight = Date.parse(`${year}-${month}-${date}`);
    if (!isWithin(midnight, now)) return undefined;
    return readDay(midnight / dayMs).find(({ event }) => event.eventId === eventId);
  }

  function listAll(now: number): readonly EventState[] {
    const tick = toTick(now);
    const key = `${tick} ${decisions.version}`;
    if (listed?.key === key) return listed.states;
    const today = Math.floor(now / dayMs);
    const fixtures = [
      ...[today - 1, today, today + 1, today + 2].flatMap(readDay),
      ...virtualFixturesAt(seeds, now).map(keepVirtual),
    ];
    const states = fixtures
      .filter(({ event, opensAt }) => opensAt <= tick && tick < event.endsAt.getTime())
      .map((fixture) => stateAt(fixture, now))
      .filter(({ phase }) => phase === 'UPCOMING' || phase === 'LIVE')
      .sort((a, b) => a.event.startsAt.getTime() - b.event.startsAt.getTime());
    listed = { key, states };
    return states;
  }

  /** Without virtual events. A cancelled event belongs here from its cancellation on. */
  function listEnded(now: number): readonly EventState[] {
    const tick = toTick(now);
    const today = Math.floor(tick / dayMs);
    return [today + 2, today + 1, today, today - 1, today - 2]
      .flatMap((day) => [...readDay(day)].reverse())
      .filter(({ event, opensAt }) => opensAt <= tick && event.endsAt.getTime() > tick - endedMs)
      .filter((fixture) => isEnded(fixture, tick))
      .map((fixture) => stateAt(fixture, now));
  }

  function isEnded({ event }: Fixture, tick: number): boolean {
    const decision = decisions.read(event.eventId);
    return tick >= event.endsAt.getTime() || decision?.isCancelled === true || Boolean(decision?.score);
  }

  return {
    list(now, filter = {}) {
      const states = filter.phase === 'ENDED' ? listEnded(now.getTime()) : listAll(now.getTime());
      return states.filter((state) => isWanted(state, filter));
    },
    read(eventId, now) {
      const fixture = readFixture(eventId, now.getTime());
      return fixture && stateAt(fixture, now.getTime());
    },
    decided: decisions.decided,
    find({ sport, region, competition, slug }, now) {
      const isIt = ({ event }: { event: Fixture['event'] }) =>
        event.slug === slug && event.competition === competition && event.region === region && event.sport === sport;
      const known = listAll(now.getTime()).find(isIt);
      if (known) return known;
      const midnight = Date.parse(slugDate.exec(slug)?.[1] ?? '');
      const day = midnight / dayMs;
      if (!isWithin(midnight, now.getTime())) return undefined;
      const fixture = findVirtualFixture(seeds, competition, slug) ?? [day, day + 1, day - 1].flatMap(readDay).find(isIt);
      if (!fixture || !isIt(fixture) || !isWithin(fixture.event.startsAt.getTime(), now.getTime())) return undefined;
      return stateAt(fixture, now.getTime());
    },
  };
}

/** What the state of an event that is not live depends on; null while it is live. */
function stageOf({ event, opensAt }: Fixture, tick: number): number | null {
  const untilMs = event.startsAt.getTime() - tick;
  if (untilMs > 0) return tick < opensAt ? -2 : Math.floor(untilMs / hourMs);
  return tick >= event.endsAt.getTime() ? -1 : null;
}

/** False for an instant that is no number. */
function isWithin(at: number, now: number): boolean {
  return at > now - pastDays * dayMs && at < now + futureDays * dayMs;
}

function isWanted({ event, phase }: EventState, filter: EventFilter): boolean {
  return (
    (filter.sport === undefined || event.sport === filter.sport) &&
    (filter.region === undefined || event.region === filter.region) &&
    (filter.competition === undefined || event.competition === filter.competition) &&
    (filter.phase === undefined || filter.phase === 'ENDED' || phase === filter.phase) &&
    (filter.isVirtual === undefined || event.isVirtual === filter.isVirtual)
  );
}
