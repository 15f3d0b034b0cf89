import { parseUrl } from './parse-url.ts';

const base = 'http://own.invalid';

/**
 * `path` as a browser would read it, if it stays on this site; `/` for anything else. Browsers drop tabs and line breaks, read
 * `\\` as `/` and resolve dots, each of which can turn a path into an address of another site.
 */
export function safePath(path: string | null | undefined): string {
  const read = readPath(path ?? '');
  return read !== undefined && readPath(read) === read ? read : '/';
}

function readPath(path: string): string | undefined {
  const url = path.startsWith('/') ? parseUrl(path, base) : undefined;
  return url?.origin === base ? url.pathname + url.search + url.hash : undefined;
}
