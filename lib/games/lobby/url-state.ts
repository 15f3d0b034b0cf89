/** The part of a lobby's state that is in its URL: `?q=dragon&providers=gameProvider-playngo&show=mine`. */
export interface LobbyUrlState {
  readonly text: string;
  /** Keys of the selected providers. */
  readonly providers: readonly string[];
  /** Shows the player's favourites instead of the rows of categories. */
  readonly mine: boolean;
}

const maxTextLength = 80;

export function readUrlState(search: string): LobbyUrlState {
  const query = new URLSearchParams(search);
  const providers = (query.get('providers') ?? '').split(',').filter((key) => /^[\w.-]{1,64}$/.test(key));
  return { text: (query.get('q') ?? '').slice(0, maxTextLength), providers, mine: query.get('show') === 'mine' };
}

/** The query with this state in it; other parameters are kept. */
export function writeUrlState(search: string, { text, providers, mine }: LobbyUrlState): string {
  const query = new URLSearchParams(search);
  const setOrDelete = (name: string, value: string) => (value ? query.set(name, value) : query.delete(name));
  setOrDelete('q', text.trim() === '' ? '' : text.slice(0, maxTextLength));
  setOrDelete('providers', providers.join(','));
  setOrDelete('show', mine ? 'mine' : '');
  const written = query.toString();
  return written && `?${written}`;
}
