import { maxSearchText } from '../../wire.ts';
import { icon } from '../dom/icon.ts';
import { h, type VNode } from '../dom/vnode.ts';
import { countMessage, getMessage } from '../shared/facts.ts';
import { closeSearch, isSearchable, typeSearch } from '../state/search.ts';
import type { Search, State } from '../state/state.ts';
import { eventRow } from './event-row.ts';
import { failedNotice } from './notices.ts';

/** The search for events: its field, and what was found. */
export function searchView({ events }: State, search: Search): readonly VNode[] {
  const { text, status, ids } = search;
  const found = ids.flatMap((id) => events.get(id) ?? []);
  return [
    h('h1', { tabindex: '-1', key: 'title' }, getMessage('search')),
    field(text),
    h('p', { class: 'quiet', role: 'status', key: 'found' }, resultText(search)),
    status === 'failed' && failedNotice(() => typeSearch(text)),
    found.length > 0 &&
      h(
        'ul',
        { class: 'events', key: 'events' },
        found.map((event) => eventRow(event, `${event.sport.name} · ${event.competition.name}`)),
      ),
  ].filter((node) => node !== false);
}

function resultText({ text, status, ids }: Search): string {
  if (!isSearchable(text)) return getMessage('searchHint');
  if (status !== 'ready') return status === 'loading' ? getMessage('loading') : '';
  return ids.length > 0 ? countMessage('events', ids.length) : getMessage('searchNone', { text: text.trim() });
}

function field(text: string): VNode {
  const onkeydown = (event: Event) => {
    if (event instanceof KeyboardEvent && event.key === 'Escape') closeSearch();
  };
  return h(
    'div',
    { class: 'search', role: 'search', key: 'search' },
    h('input', {
      id: 'search',
      type: 'search',
      autocomplete: 'off',
      enterkeyhint: 'search',
      maxlength: maxSearchText,
      'aria-label': getMessage('search'),
      value: text,
      onkeydown,
      oninput: ({ currentTarget }) => {
        if (currentTarget instanceof HTMLInputElement) typeSearch(currentTarget.value);
      },
    }),
    h(
      'button',
      { type: 'button', class: 'icon-button', 'aria-label': getMessage('closeSearch'), onclick: closeSearch },
      icon('close'),
    ),
  );
}
