import type { IncomingMessage } from 'node:http';
import type { KnownCode } from './errors.ts';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

export interface Malformed {
  readonly status: number;
  readonly code: KnownCode;
  readonly headers?: Readonly<Record<string, string>>;
}

/** How to reject a request on which Next would throw: an unknown method, `*` as the URL, no host, and invalid percent-encoding in a handler's URL (Next answers 404 for a page's). Undefined for any other request. */
export function findMalformed({ method = '', url = '', headers, httpVersion }: IncomingMessage): Malformed | undefined {
  if (!methods.has(method)) return { status: 405, code: 'error.method.not_allowed', headers: { Allow: [...methods].join(', ') } };
  const hasHost = headers.host !== undefined || httpVersion === '1.0';
  return hasHost && isAddress(url) ? undefined : { status: 400, code: 'error.validation' };
}

function isAddress(url: string): boolean {
  if (!url.startsWith('/api/')) return url !== '*';
  try {
    decodeURIComponent(url.split('?')[0] ?? '');
    return true;
  } catch {
    return false;
  }
}
