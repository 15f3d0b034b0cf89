import type { WireEvent } from '../../wire.ts';
import { h, type VNode } from '../dom/vnode.ts';
import { getMessage } from '../shared/facts.ts';
import { isOver, listedMarket } from '../state/events.ts';
import type { State } from '../state/state.ts';
import { eventRow } from './event-row.ts';

export const shownEvents = ({ shown, events }: State) => shown.flatMap((id) => events.get(id) ?? []);

export const competitionOf = ({ region, competition }: WireEvent) => `${region.name} · ${competition.name}`;
export const placeOf = ({ sport, competition }: WireEvent) => `${sport.name} · ${competition.name}`;

export const eventList = (events: readonly WireEvent[], place?: (event: WireEvent) => string | undefined) =>
  h(
    'ul',
    { class: 'events', key: 'events' },
    events.map((event) => eventRow(event, place?.(event))),
  );

/** A heading with its events: those without odds come after the others, and those that are over are in a closed line below. */
export function eventGroup(title: string, events: readonly WireEvent[], place?: (event: WireEvent) => string | undefined): VNode {
  const going = events
    .filter((event) => !isOver(event))
    .sort((one, other) => Number(!listedMarket(one)) - Number(!listedMarket(other)));
  const over = events.filter(isOver);
  return h(
    'section',
    { class: 'group', key: title },
    h('h2', {}, title),
    going.length > 0 && eventList(going, place),
    over.length > 0 &&
      h(
        'details',
        { class: 'fold quiet', key: 'over' },
        h('summary', {}, getMessage('endedEvents', { count: over.length })),
        eventList(over, place),
      ),
  );
}
