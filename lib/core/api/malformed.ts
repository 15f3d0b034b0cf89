import type { IncomingMessage, ServerResponse } from 'node:http';
import { envelopeOf } from './errors.ts';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Rejects requests on which Next would throw: unknown methods, `*` as the URL, and invalid percent-encoding in a handler's URL (Next answers 404 for a page's). Returns true if it has responded. */
export function refuseMalformed({ method = '', url = '' }: IncomingMessage, response: ServerResponse): boolean {
  const status = methods.has(method) ? (isAddress(url) ? undefined : 400) : 405;
  if (!status) return false;
  const envelope = envelopeOf(status, status === 405 ? 'error.method.not_allowed' : 'error.validation');
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    ...(status === 405 && { Allow: [...methods].join(', ') }),
  });
  response.end(JSON.stringify(envelope));
  return true;
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
