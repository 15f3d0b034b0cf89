import { ownValue } from '#lib/core/own-value.ts';
import type { WireEvent } from '../../wire.ts';
import { h, hidden, type VNode } from '../dom/vnode.ts';
import { getMessage } from '../shared/facts.ts';
import { formatTime } from '../shared/format.ts';

export type PeriodName = 'half' | 'period' | 'quarter' | 'set' | 'innings';

const periods: Readonly<Record<string, PeriodName>> = {
  football: 'half',
  'ice-hockey': 'period',
  basketball: 'quarter',
  tennis: 'set',
  rugby: 'half',
  cricket: 'innings',
  handball: 'half',
  volleyball: 'set',
};

/** What a sport calls the parts of a match; a virtual sport as the one that it shows. */
export const periodNameOf = ({ sport }: Pick<WireEvent, 'sport'>) => ownValue(periods, baseSport(sport.slug)) ?? 'period';

export const baseSport = (slug: string) => slug.replace(/^virtual-/, '');

export function periodText(name: PeriodName, count: number): string {
  if (name === 'half') return getMessage(count === 1 ? 'firstHalf' : 'secondHalf');
  return getMessage(`period.${name}`, { count });
}

/** The clock of a live event in words: `63′ 2nd half`. */
export function clockText({ sport, clock }: WireEvent): VNode | undefined {
  if (!clock) return undefined;
  const name = periodNameOf({ sport });
  if (clock.isBreak) return h('span', { class: 'clock' }, getMessage(name === 'half' ? 'halfTime' : 'break'));
  const period = periodText(name, clock.period);
  if (clock.minute === null) return h('span', { class: 'clock' }, period);
  const spoken = hidden(getMessage('minute', { minute: clock.minute }));
  return h(
    'span',
    { class: 'clock' },
    spoken,
    h('span', { 'aria-hidden': 'true' }, `${clock.minute}′`),
    h('span', { class: 'quiet' }, period),
  );
}

/** Time, clock or state of an event; suspension is said in words. */
export function eventState(event: WireEvent): VNode {
  const { phase, isSuspended, startsAt } = event;
  if (phase === 'UPCOMING') {
    return h('span', { class: 'state' }, h('time', { datetime: startsAt }, formatTime(startsAt)), isSuspended && suspendedMark());
  }
  if (phase !== 'LIVE') return h('span', { class: 'state' }, getMessage(phase === 'ENDED' ? 'ended' : 'cancelled'));
  return h(
    'span',
    { class: 'state' },
    h('span', { class: 'badge-live' }, getMessage('live')),
    clockText(event),
    isSuspended && suspendedMark(),
  );
}

const suspendedMark = () => h('span', { class: 'badge-suspended' }, getMessage('suspended'));

/** The score of one side, in a column of its own. */
export const sideScore = (event: WireEvent, side: 'home' | 'away') =>
  event.score !== null && h('span', { class: 'score', 'aria-hidden': 'true' }, String(event.score[side]));

export const spokenScore = ({ score }: WireEvent) =>
  score !== null && hidden(`, ${getMessage('score', { home: score.home, away: score.away })}`);
