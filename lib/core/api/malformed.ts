import type { IncomingMessage } from 'node:http';
import { parseUrl } from '../http/parse-url.ts';
import type { KnownCode } from './errors.ts';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** Paths that the middleware leaves to handlers, which Next answers with 500 where they cannot be decoded. */
const ofHandlers = /^\/(?:api|cards|locales|sitemap|studio)\//;
/** A segment that URL parsers remove, some of them with the one before it. Browsers never send one. */
const dotSegment = /[\\/](?:\.|%2e){1,2}(?:[\\/]|$)/i;
/** In bytes, as in the default of common proxies. A redirect repeats the URL in a header, and clients take 16 KB of them. */
const maxUrlLength = 8_000;
const hostShape = /^(?:[\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

export interface Malformed {
  readonly status: number;
  readonly code: KnownCode;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * How to reject a request on which Next would throw: an unknown method, `*` as the URL, invalid percent-encoding in a handler's
 * URL (Next answers 404 for a page's); a URL that is too long; or one that a proxy or Next may read in another way: with a dot segment in its path, without
 * exactly one host, or with a body in an encoding other than chunked. Node rejects two lengths, and a length with a chunked body.
 * Undefined for any other request.
 */
export function findMalformed(request: IncomingMessage): Malformed | undefined {
  const { method = '', url = '', headers, httpVersion } = request;
  if (!methods.has(method)) return { status: 405, code: 'error.method.not_allowed', headers: { Allow: [...methods].join(', ') } };
  if (isTooLong(url)) return { status: 414, code: 'error.validation' };
  const encoding = headers['transfer-encoding']?.toLowerCase();
  const isPlain = encoding === undefined || (encoding === 'chunked' && httpVersion !== '1.0');
  return hasOneHost(request) && isAddress(url) && isPlain ? undefined : { status: 400, code: 'error.validation' };
}

const isWhole = (url: string) => /^https?:/i.test(url);

/** One valid host (RFC 9112, 3.2), which a whole URL must name as well; HTTP/1.0 needs none. */
function hasOneHost({ url = '', headers, rawHeaders, httpVersion }: IncomingMessage): boolean {
  const { host } = headers;
  if (host === undefined) return httpVersion === '1.0' && url.startsWith('/');
  // Node keeps the first of several.
  const lines = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
  if (lines.length > 1 || !hostShape.test(host)) return false;
  if (!isWhole(url)) return true;
  const { protocol, host: named, username } = parseUrl(url) ?? {};
  return named !== undefined && username === '' && parseUrl(`${protocol}//${host}`)?.host === named;
}

/** Percent-encoded, a character may be three. */
function isTooLong(url: string): boolean {
  if (url.length > maxUrlLength || 3 * url.length <= maxUrlLength) return url.length > maxUrlLength;
  const { pathname = '', search = '' } = parseUrl(url, 'http://localhost') ?? {};
  return pathname.length + search.length > maxUrlLength;
}

function isAddress(url: string): boolean {
  const [received = ''] = url.split(/[?#]/);
  if (dotSegment.test(received)) return false;
  const path = isWhole(url) ? (parseUrl(url)?.pathname ?? '') : received;
  if (!ofHandlers.test(path)) return url !== '*';
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
