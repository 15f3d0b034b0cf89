import type { EventDecisions } from '../events/decisions.ts';
import type { EventBook } from '../events/model.ts';

/** What the pages of a site show of each sport besides odds and scores: its events, their phase and the operator's decisions. */
export function readFixtures(book: EventBook, decisions: EventDecisions, now: Date): ReadonlyMap<string, string> {
  const sports = new Map<string, string>();
  for (const { event, phase } of book.list(now, { isVirtual: false })) {
    const isSuspended = decisions.read(event.eventId)?.isSuspended ?? false;
    sports.set(event.sport, `${sports.get(event.sport) ?? ''} ${event.eventId}:${phase}:${isSuspended}`);
  }
  return sports;
}

/** Sports whose fixtures differ. */
export function changedSports(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): readonly string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter((sport) => before.get(sport) !== after.get(sport)).sort();
}
