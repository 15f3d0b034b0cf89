import { ownValue } from '#lib/core/own-value.ts';
import type { WireEvent } from '../../wire.ts';
import { h, hidden, type VNode } from '../dom/vnode.ts';
import { getMessage } from '../shared/facts.ts';
import { formatTime } from '../shared/format.ts';

const periods: Readonly<Record<string, 'half' | 'period' | 'quarter' | 'set'>> = {
  football: 'half',
  'ice-hockey': 'period',
  basketball: 'quarter',
  tennis: 'set',
  rugby: 'half',
  handball: 'half',
  volleyball: 'set',
};

function periodText(name: 'half' | 'period' | 'quarter' | 'set', count: number): string {
  if (name === 'half') return getMessage(count === 1 ? 'firstHalf' : 'secondHalf');
  return getMessage(`period.${name}`, { count });
}

/** The clock of a live event in words: `63′ 2nd half`. */
function clockText({ sport, clock }: WireEvent): VNode | undefined {
  if (!clock) return undefined;
  const name = ownValue(periods, sport.slug.replace(/^virtual-/, '')) ?? 'period';
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
