import { parseCookie } from 'cookie';

/** The cookies of a request by name, not decoded; the first of a name wins. */
export function readCookies(header: string | null): ReadonlyMap<string, string> {
  const cookies = parseCookie(header ?? '', { decode: (value) => value });
  return new Map(Object.entries(cookies).flatMap(([name, value]) => (name !== '' && value !== undefined ? [[name, value]] : [])));
}
