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

/** Items in groups of one name, in their order. `Map.groupBy` is newer than the supported browsers. */
export function groupBy<Item, Name>(items: readonly Item[], nameOf: (item: Item) => Name): readonly (readonly [Name, Item[]])[] {
  const groups = new Map<Name, Item[]>();
  for (const item of items) {
    const name = nameOf(item);
    const group = groups.get(name);
    if (group) group.push(item);
    else groups.set(name, [item]);
  }
  return [...groups];
}
