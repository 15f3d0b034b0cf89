import type { WireEvent } from '../../wire.ts';
import { h, type VNode } from '../dom/vnode.ts';
import { getMessage, type MessageName } from '../shared/facts.ts';

/** A closed line with what the result is verified by; a cancelled event has none. */
export function fairResult({ eventId, phase, fairness }: WireEvent): readonly VNode[] {
  if (!fairness || phase === 'CANCELLED') return [];
  const { commitment, seed, isEntered } = fairness;
  const value = (name: MessageName, text: string) => [
    h('dt', { key: name }, getMessage(name)),
    h('dd', { key: `${name} value` }, text),
  ];
  return [
    h(
      'details',
      { class: 'fair quiet', key: 'fair' },
      h('summary', {}, getMessage('fairResult')),
      h('p', {}, getMessage(isEntered ? 'fairEntered' : seed === null ? 'fairSecret' : 'fairKnown')),
      h('dl', {}, value('fairEvent', eventId), value('fairFingerprint', commitment), seed !== null && value('fairSeed', seed)),
    ),
  ];
}
