/** What of a lobby's state its address says: `?q=dragon&providers=gameProvider-playngo&show=mine`. */
export interface LobbyAddress {
  readonly text: string;
  /** Keys of the ticked providers. */
  readonly providers: readonly string[];
  /** The player's own games instead of the house's. */
  readonly mine: boolean;
}

const longest = 80;

export function readAddress(search: string): LobbyAddress {
  const query = new URLSearchParams(search);
  const providers = (query.get('providers') ?? '').split(',').filter((key) => /^[\w.-]{1,64}$/.test(key));
  return { text: (query.get('q') ?? '').slice(0, longest), providers, mine: query.get('show') === 'mine' };
}

/** The query with this state in it; what else it says stays. */
export function writeAddress(search: string, { text, providers, mine }: LobbyAddress): string {
  const query = new URLSearchParams(search);
  const put = (name: string, value: string) => (value ? query.set(name, value) : query.delete(name));
  put('q', text.trim() === '' ? '' : text.slice(0, longest));
  put('providers', providers.join(','));
  put('show', mine ? 'mine' : '');
  const written = query.toString();
  return written && `?${written}`;
}
