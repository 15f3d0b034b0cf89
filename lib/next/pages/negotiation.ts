import type { IncomingMessage } from 'node:http';
import type { Encoding } from './packing.ts';

/** Headers in which Next says how it found a page, which is no business of the visitor. */
export const internalHeader = /^x-(?:middleware|nextjs|next)-/;
/** Those of the data of a page that Next's router reads in the browser. */
export const routerHeader = /^x-nextjs-(?:stale-time|postponed|prerender|rewritten-path|rewritten-query|request-id)$/;

/** The type of the data of a page, of which Next's router reads the beginning. */
export const navigationType = 'text/x-component; charset=utf-8';

/** A reload sends `no-cache` and gets the whole page. */
export function hasCurrentCopy(headers: IncomingMessage['headers'], etag: string): boolean {
  if (headers['cache-control']?.includes('no-cache')) return false;
  const known = (headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim());
  return known.includes('*') || known.includes(etag);
}

/** The best encoding that the client takes. */
export function encodingFor(accepted: string | string[] = ''): Encoding | undefined {
  const taken = String(accepted)
    .split(',')
    .map((part) => part.split(';').map((text) => text.trim().toLowerCase()))
    .filter(([, weight]) => !weight || Number(weight.replace('q=', '')) > 0)
    .map(([name]) => name);
  if (taken.includes('br')) return 'br';
  return taken.includes('gzip') ? 'gzip' : undefined;
}
