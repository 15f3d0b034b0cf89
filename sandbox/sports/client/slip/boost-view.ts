import { h, type VNode } from '../dom/vnode.ts';
import { countMessage, getMessage } from '../shared/facts.ts';
import { formatOdds, money } from '../shared/format.ts';
import type { BetBoost } from './boost.ts';

/** The boost of the accumulator in the slip: what it is now, and what raises it. */
export function boostLine({ title, percent, minor, count, minOddsMilli, maxMinor, next }: BetBoost): VNode {
  const odds = formatOdds(minOddsMilli);
  const sentences = [
    next ? countMessage('boostNext', next.more, { percent: next.percent, odds }) : getMessage('boostTop'),
    countMessage('boostCounted', count, { odds }),
    minor > 0 && minor === maxMinor && getMessage('boostMax', { max: money(maxMinor) }),
    percent > 0 && getMessage('boostWhen'),
  ].filter((sentence) => sentence !== false);
  return h(
    'div',
    { class: `bonus${percent > 0 ? ' counts' : ''}`, key: 'boost' },
    h('strong', {}, percent > 0 ? getMessage('boostNow', { title, percent }) : title),
    h('p', {}, sentences.join(' ')),
  );
}
