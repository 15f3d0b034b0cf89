import { choiceGroups, everyGame, type GameFilter, sortOrders, stakeSteps } from '../catalog/filter.ts';

/** The part of a lobby's state that is in its URL: `?q=dragon&studios=subProvider-wick&stake=20&sort=newest&show=mine`. */
export interface LobbyUrlState extends GameFilter {
  /** Shows the player's favourites instead of the rows of categories. */
  readonly mine: boolean;
}

const maxTextLength = 80;
const maxKeys = 200;
const key = /^[\w. -]{1,64}$/;

/** Without half of a character at its end, which a URL cannot contain. */
function cut(text: string): string {
  return text.slice(0, maxTextLength).replace(/[\ud800-\udbff]$/, '');
}

export function readUrlState(search: string): LobbyUrlState {
  const query = new URLSearchParams(search);
  const keysOf = (name: string) =>
    (query.get(name) ?? '')
      .split(',')
      .filter((each) => key.test(each))
      .slice(0, maxKeys);
  return {
    providers: keysOf('providers'),
    studios: keysOf('studios'),
    volatilities: keysOf('volatilities'),
    features: keysOf('features'),
    text: cut(query.get('q') ?? ''),
    stake: stakeSteps.find((step) => String(step) === query.get('stake')) ?? null,
    sort: sortOrders.find((order) => order === query.get('sort')) ?? everyGame.sort,
    mine: query.get('show') === 'mine',
  };
}

/** The query with this state in it; other parameters are kept. */
export function writeUrlState(search: string, { text, stake, sort, mine, ...state }: LobbyUrlState): string {
  const query = new URLSearchParams(search);
  const setOrDelete = (name: string, value: string) => (value ? query.set(name, value) : query.delete(name));
  setOrDelete('q', text.trim() === '' ? '' : cut(text));
  for (const group of choiceGroups) setOrDelete(group, state[group].join(','));
  setOrDelete('stake', stake === null ? '' : String(stake));
  setOrDelete('sort', sort === everyGame.sort ? '' : sort);
  setOrDelete('show', mine ? 'mine' : '');
  const written = query.toString();
  return written && `?${written}`;
}
