import { ownValue } from '#lib/core/own-value.ts';
import type { WireEvent } from '../../wire.ts';
import { h, hidden, type VNode } from '../dom/vnode.ts';
import { getMessage } from '../shared/facts.ts';
import { formatTime } from '../shared/format.ts';

const periods: Readonly<Record<string, string>> = {
  football: 'half',
  'ice-hockey': 'period',
  basketball: 'quarter',
  tennis: 'set',
  rugby: 'half',
  handball: 'half',
  volleyball: 'set',
};

/** The clock of a live event in words: `Half 2`, `63′`. */
function clockText({ sport, clock }: WireEvent): VNode | undefined {
  if (!clock) return undefined;
  const name = ownValue(periods, sport.slug.replace(/^virtual-/, '')) ?? 'period';
  const period = getMessage(`period.${name}`, { count: clock.period });
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
