import type { IncomingMessage, ServerResponse } from 'node:http';
import { isReading } from '#lib/core/api/body-limits.ts';
import type { EdgeConfig } from '#lib/core/config/edge.ts';
import { trustedAddress } from '#lib/core/http/address.ts';
import { readCookies } from '#lib/core/http/cookies.ts';
import { decide, type Outcome } from '#lib/edge/decide.ts';
import { cacheHeadersOf, statusCodes, transportHeaders, writeCookie } from '#lib/edge/headers.ts';
import { securityHeaders } from '#lib/edge/security-headers.ts';
import type { Decision, EdgeContext } from '#lib/edge/types.ts';
import { encodingFor, hasCurrentCopy } from './negotiation.ts';
import type { KeptPage, PageMemory } from './page-memory.ts';

/** The addresses of pages: the matcher of `middleware.ts`, and no address that Next itself redirects. */
const page =
  /^\/(?!api\/|_next\/static\/(?:chunks|css|media)\/|studio(?:\/|$)|locales\/[^/]+\/[^/]+$|cards\/[^/]+$|(?:favicon\.ico|icon\.svg|icon-[\w-]+\.png|apple-touch-icon\.png|manifest\.webmanifest|robots\.txt|\.well-known\/security\.txt)$)(?!.*(?:\/\/|\\)).*[^/]$/;
/** Whether the middleware takes an address, and Next does not redirect it before. */
export function isPagePath(pathname: string): boolean {
  return page.test(pathname);
}

const draftsCookie = '__prerender_bypass';
/** What Next's router sends for the data of a page instead of the page. */
const navigation = ['rsc', 'next-router-prefetch', 'next-router-segment-prefetch', 'next-action'];
const vary = 'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, Accept-Encoding';

const answered = new WeakSet<ServerResponse>();

/** Whether the front door answered with a stored page; for the log. */
export function isFromMemory(response: ServerResponse): boolean {
  return answered.has(response);
}

interface FrontDoorOptions {
  readonly config: Pick<EdgeConfig, 'SITE_URL' | 'TRUSTED_PROXY_HOPS'>;
  readonly context: EdgeContext;
  readonly pages: PageMemory;
}

/** Answers a request from memory; resolves to false where Next has to. */
export type FrontDoor = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/**
 * Answers requests for stored pages before Next sees them. It decides as the middleware does, with the same function, and sends
 * what Next would; everything else is left to Next, whose middleware decides again.
 */
export function createFrontDoor({ config, context, pages }: FrontDoorOptions): FrontDoor {
  const isSecure = config.SITE_URL.startsWith('https:');
  const hops = config.TRUSTED_PROXY_HOPS;
  const everyAnswer = { ...securityHeaders, ...transportHeaders(isSecure) };

  return async (request, response) => {
    const { method = '', url = '', headers } = request;
    if (!isReading(method) || navigation.some((name) => headers[name] !== undefined)) return false;
    const queryAt = url.indexOf('?');
    const pathname = queryAt < 0 ? url : url.slice(0, queryAt);
    if (!isPagePath(pathname)) return false;
    const cookies = readCookies(headers.cookie ?? null);
    if (cookies.has(draftsCookie)) return false;
    const outcome = await decide(
      {
        pathname,
        search: queryAt < 0 ? '' : url.slice(queryAt),
        headers: { get: (name) => headers[name]?.toString() ?? null },
        cookies,
        address: trustedAddress(headers['x-forwarded-for']?.toString() ?? null, hops),
      },
      context,
    );
    const path = pathOf(outcome.decision);
    const found = path === undefined ? undefined : pages.find(path);
    if (path === undefined || !found || response.headersSent || response.destroyed) return false;
    await send(request, response, { path, found, outcome });
    return true;
  };

  async function send(
    request: IncomingMessage,
    response: ServerResponse,
    { path, found, outcome }: { readonly path: string; readonly found: KeptPage; readonly outcome: Outcome },
  ): Promise<void> {
    answered.add(response);
    const status = statusOf(outcome.decision);
    const headers: Record<string, string | number> = {
      ...everyAnswer,
      Vary: vary,
      ...found.headers,
      ETag: found.etag,
      'Content-Type': 'text/html; charset=utf-8',
      ...cacheHeadersOf(outcome),
      ...(outcome.cookie && { 'Set-Cookie': writeCookie(outcome.cookie, isSecure) }),
    };
    if (status === 200 && hasCurrentCopy(request.headers, found.etag)) {
      response.writeHead(304, headers);
      response.end();
      return;
    }
    const encoding = encodingFor(request.headers['accept-encoding']);
    const body = encoding ? (found.packed[encoding] ?? (await pages.pack(path, found, encoding))) : found.html;
    if (encoding) headers['Content-Encoding'] = encoding;
    headers['Content-Length'] = body.byteLength;
    response.writeHead(status, headers);
    response.end(request.method === 'HEAD' ? undefined : body);
  }
}

/** The path of the stored page that answers a decision; undefined where none does. */
function pathOf(decision: Decision): string | undefined {
  if (decision.kind === 'page')
    return `/${decision.locale.locale}/${decision.audience}${decision.path === '/' ? '' : decision.path}`;
  if (decision.kind !== 'status') return undefined;
  const { locale, audience, page: name } = decision;
  const isClosed = name === 'maintenance' || name === 'restricted';
  return isClosed ? `/closed/${locale.locale}/${name}` : `/${locale.locale}/${audience}/status/${name}`;
}

function statusOf(decision: Decision): number {
  return decision.kind === 'status' ? statusCodes[decision.page] : 200;
}
