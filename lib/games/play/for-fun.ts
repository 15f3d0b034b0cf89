const query = 'mode';
const value = 'fun';

/** The path of a game's page that opens in play-money mode. */
export function funModePath(path: string): string {
  return `${path}?${query}=${value}`;
}

/** Whether a query string selects play-money mode. */
export function isFunMode(search: string): boolean {
  return new URLSearchParams(search).get(query) === value;
}
