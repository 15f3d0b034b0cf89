import type { IncomingMessage, ServerResponse } from 'node:http';
import { envelopeOf } from './errors.ts';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * Answers what Next would break at: methods that no page and no handler knows, `*` for an address, and a handler's address
 * that does not decode (a page's is found to be missing). True when it is answered.
 */
export function refuseMalformed({ method = '', url = '' }: IncomingMessage, response: ServerResponse): boolean {
  const fault = methods.has(method) ? (isAddress(url) ? undefined : 400) : 405;
  if (!fault) return false;
  const envelope = envelopeOf(fault, fault === 405 ? 'error.method.not_allowed' : 'error.validation');
  response.writeHead(fault, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    ...(fault === 405 && { Allow: [...methods].join(', ') }),
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
