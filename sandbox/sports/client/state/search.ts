import { mergeEvents } from './events.ts';
import { searchEvents } from './load.ts';
import { getState, setState } from './store.ts';

const minLetters = 2;
/** A search begins when the player pauses. */
const pauseMs = 250;
let timer: ReturnType<typeof setTimeout> | undefined;

export function openSearch(): void {
  setState({ search: { text: '', status: 'ready', ids: [] } });
  setTimeout(() => document.getElementById('search')?.focus());
}

export function closeSearch(): void {
  clearTimeout(timer);
  setState({ search: undefined });
  setTimeout(() => document.querySelector<HTMLElement>('.search-button')?.focus());
}

/** What is searched for; a text that is too short finds nothing. */
export const isSearchable = (text: string) => text.trim().length >= minLetters;

export function typeSearch(text: string): void {
  const { search } = getState();
  if (!search) return;
  clearTimeout(timer);
  setState({ search: isSearchable(text) ? { ...search, text, status: 'loading' } : { text, status: 'ready', ids: [] } });
  if (isSearchable(text)) timer = setTimeout(() => void find(text), pauseMs);
}

async function find(text: string): Promise<void> {
  const reply = await searchEvents(text);
  const { search, events } = getState();
  // An answer to an older text.
  if (search?.text !== text) return;
  if (!reply.ok) {
    setState({ search: { text, status: 'failed', ids: [] } });
    return;
  }
  const found = reply.value.events;
  setState({ events: mergeEvents(events, found), search: { text, status: 'ready', ids: found.map(({ eventId }) => eventId) } });
}
