import { oddsFormats } from '#lib/core/money/odds.ts';
import { h, type VNode } from '../dom/vnode.ts';
import { getMessage } from '../shared/facts.ts';
import { sendToSite } from '../shared/site.ts';
import type { State } from '../state/state.ts';
import { setState } from '../state/store.ts';

/** The heading of a list with its star, beside the format of its odds, which the site keeps. */
export function viewHead({ oddsFormat }: State, name: string, title?: string, star?: VNode): VNode {
  const onchange = ({ currentTarget }: Event) => {
    const format = currentTarget instanceof HTMLSelectElement && oddsFormats.find((each) => each === currentTarget.value);
    if (!format) return;
    setState({ oddsFormat: format });
    sendToSite({ type: 'sb.oddsFormat', payload: { format } });
  };
  return h(
    'div',
    { class: 'view-head', key: 'head' },
    h('h1', { tabindex: '-1', key: 'title', 'data-title': title }, name),
    star,
    h(
      'select',
      { class: 'odds-format', 'aria-label': getMessage('oddsFormat'), value: oddsFormat, onchange },
      oddsFormats.map((each) => h('option', { value: each, key: each }, getMessage(`oddsFormat.${each}`))),
    ),
  );
}
