import type { WireEvent } from '../../wire.ts';
import { getMessage } from '../shared/facts.ts';
import { formatDay } from '../shared/format.ts';

const dayOf = (at: Date) => `${at.getFullYear()}-${at.getMonth()}-${at.getDate()}`;

/** The day of an instant in the reader's zone: `Today`, `Tomorrow`, `Saturday, 28 November`. */
export function dayName(at: string, now: Date): string {
  const day = dayOf(new Date(at));
  const tomorrow = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  if (day === dayOf(now)) return getMessage('today');
  if (day === dayOf(tomorrow)) return getMessage('tomorrow');
  const name = formatDay(at);
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
}

/** Events in groups of one name, in their order. */
export function groupBy(
  events: readonly WireEvent[],
  nameOf: (event: WireEvent) => string,
): readonly (readonly [string, readonly WireEvent[]])[] {
  return [...Map.groupBy(events, nameOf)];
}
