import type { IncomingMessage } from 'node:http';
import { announcesMoreThan } from '../server/bodies.ts';
import { isReading, maxBodyBytesOf, readingMethods } from './body-limits.ts';
import type { Malformed } from './malformed.ts';

/** How to refuse a request that neither a page nor a handler takes: a change of a page, and a body that is too long. Undefined for any other. */
export function findUnwanted({ method = '', url = '', headers }: IncomingMessage): Malformed | undefined {
  const pathname = pathnameOf(url);
  if (!pathname.startsWith('/api/') && !isReading(method)) {
    return { status: 405, code: 'error.method.not_allowed', headers: { Allow: readingMethods.join(', ') } };
  }
  if (!announcesMoreThan(maxBodyBytesOf(method, pathname), headers)) return undefined;
  return { status: 413, code: 'error.body.too_large' };
}

export function pathnameOf(url: string): string {
  return url.split('?')[0] ?? '';
}
