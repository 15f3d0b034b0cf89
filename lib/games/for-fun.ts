const query = 'mode';
const value = 'fun';

/** The address of a game's page for a player who wants no money in it. */
export function forFunAddress(path: string): string {
  return `${path}?${query}=${value}`;
}

/** Whether an address asks for that; of its query. */
export function asksForFun(search: string): boolean {
  return new URLSearchParams(search).get(query) === value;
}
