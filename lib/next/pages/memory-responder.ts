import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { computeCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param.js';
import type { EdgeConfig } from '#lib/core/config/edge.ts';
import { trustedAddress } from '#lib/core/http/address.ts';
import { readCookies } from '#lib/core/http/cookies.ts';
import { nextDraftsCookie } from '#lib/core/http/drafts-cookie.ts';
import { ownValue } from '#lib/core/own-value.ts';
import { decide, type Outcome } from '#lib/edge/decide.ts';
import { cacheHeadersOf, everyAnswer, statusCodes, writeCookie } from '#lib/edge/headers.ts';
import { pageMatcher } from '#lib/edge/page-matcher.ts';
import type { Decision, EdgeContext } from '#lib/edge/types.ts';
import { encodingFor, hasCurrentCopy, navigationType } from './negotiation.ts';
import type { Part } from './packing.ts';
import type { KeptPage, PageMemory } from './page-memory.ts';

const taken = new RegExp(`^${pageMatcher}$`);
/** What Next itself redirects to another address. */
const respelled = /\/\/|\\|\/$/;

/** Whether the middleware takes an address, and Next does not redirect it before. */
export function isPagePath(pathname: string): boolean {
  return taken.test(pathname) && !respelled.test(pathname);
}

const vary = 'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, Accept-Encoding';

const answered = new WeakSet<ServerResponse>();

/** Whether a response was a stored page from memory; for the log. */
export function isFromMemory(response: ServerResponse): boolean {
  return answered.has(response);
}

interface ResponderOptions {
  readonly config: Pick<EdgeConfig, 'SITE_URL' | 'TRUSTED_PROXY_HOPS'>;
  readonly context: EdgeContext;
  readonly pages: PageMemory;
}

/** The data of a page, or a part of it. */
interface Navigation {
  readonly segment: string | undefined;
}

interface Sent {
  readonly path: string;
  readonly kept: KeptPage;
  readonly part: Part;
  readonly outcome: Outcome;
}

/** Answers a GET or HEAD request from memory; resolves to false where Next has to. */
export type MemoryResponder = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/**
 * Answers requests for stored pages before Next sees them. It decides as the middleware does, with the same function, and sends
 * what Next would; everything else is left to Next, whose middleware decides again.
 */
export function createMemoryResponder({ config, context, pages }: ResponderOptions): MemoryResponder {
  const isSecure = config.SITE_URL.startsWith('https:');
  const hops = config.TRUSTED_PROXY_HOPS;
  const common = everyAnswer(isSecure);

  return async (request, response) => {
    const { url = '', headers } = request;
    const queryAt = url.indexOf('?');
    const pathname = queryAt < 0 ? url : url.slice(0, queryAt);
    const search = queryAt < 0 ? '' : url.slice(queryAt);
    if (!isPagePath(pathname)) return false;
    const cookies = readCookies(headers.cookie ?? null);
    if (cookies.has(nextDraftsCookie)) return false;
    const wanted = await readNavigation(headers, search);
    if (wanted === 'unknown') return false;
    const outcome = await decide(
      {
        pathname,
        search: wanted === 'document' ? search : withoutMark(search),
        headers: { get: (name) => ownValue(headers, name)?.toString() ?? null },
        cookies,
        address: trustedAddress(headers['x-forwarded-for']?.toString() ?? null, hops),
      },
      context,
    );
    const path = pathOf(outcome.decision);
    const kept = path === undefined ? undefined : pages.find(path);
    if (path === undefined || !kept || response.headersSent || response.destroyed) return false;
    const part = partOf(kept, wanted);
    if (!part) return false;
    answered.add(response);
    const sent = { path, kept, part, outcome };
    await (wanted === 'document' ? sendPage(request, response, sent) : sendData(request, response, sent, wanted));
    return true;
  };

  function commonHeaders(outcome: Outcome): Record<string, string | number> {
    return {
      ...common,
      Vary: vary,
      ...cacheHeadersOf(outcome),
      ...(outcome.cookie && { 'Set-Cookie': writeCookie(outcome.cookie, isSecure) }),
    };
  }

  async function sendPage(request: IncomingMessage, response: ServerResponse, sent: Sent): Promise<void> {
    const { kept, outcome } = sent;
    const status = statusOf(outcome.decision);
    const headers = {
      ...commonHeaders(outcome),
      ...kept.headers,
      ETag: kept.etag,
      'Content-Type': 'text/html; charset=utf-8',
    };
    if (status === 200 && hasCurrentCopy(request.headers, kept.etag)) {
      response.writeHead(304, headers);
      response.end();
      return;
    }
    await sendPart(request, response, sent, { status, headers });
  }

  /** What Next's router asks for in a navigation: with the headers that it reads. */
  async function sendData(
    request: IncomingMessage,
    response: ServerResponse,
    sent: Sent,
    { segment }: Navigation,
  ): Promise<void> {
    const { kept, outcome, path } = sent;
    const headers = {
      ...commonHeaders(outcome),
      ...(segment === undefined && kept.dataHeaders),
      'x-nextjs-prerender': '1',
      ...(segment !== undefined && { 'x-nextjs-postponed': '2' }),
      'x-nextjs-rewritten-path': path,
      'Content-Type': navigationType,
    };
    await sendPart(request, response, sent, { status: statusOf(outcome.decision), headers });
  }

  async function sendPart(
    request: IncomingMessage,
    response: ServerResponse,
    { path, kept, part }: Sent,
    { status, headers }: { readonly status: number; readonly headers: Record<string, string | number> },
  ): Promise<void> {
    const encoding = encodingFor(request.headers['accept-encoding']);
    const body = await pages.read(path, kept, part, encoding);
    if (encoding) headers['Content-Encoding'] = encoding;
    headers['Content-Length'] = body.byteLength;
    response.writeHead(status, headers);
    response.end(request.method === 'HEAD' ? undefined : body);
  }
}

/** The mark that Next's router puts into the address of data: a digest of the headers that select it. */
const mark = /([?&])_rsc(?:=([^&]*))?(?=&|$)/;

/** What a request wants instead of the document; `unknown` where Next has to decide. */
async function readNavigation(headers: IncomingHttpHeaders, search: string): Promise<Navigation | 'document' | 'unknown'> {
  if (headers['next-action'] !== undefined) return 'unknown';
  const prefetch = headers['next-router-prefetch'];
  const segment = headers['next-router-segment-prefetch'];
  if (headers.rsc === undefined) return prefetch === undefined && segment === undefined ? 'document' : 'unknown';
  const isKnown = headers.rsc === '1' && (prefetch === undefined || prefetch === '1') && typeof (segment ?? '') === 'string';
  if (!isKnown || (segment !== undefined && prefetch !== '1')) return 'unknown';
  const digest = await computeCacheBustingSearchParam(prefetch, segment, headers['next-router-state-tree'], headers['next-url']);
  // Next leads a request with another mark to the right one.
  if (mark.exec(search)?.[2] !== digest) return 'unknown';
  return { segment: segment?.toString() };
}

function withoutMark(search: string): string {
  const rest = search.replace(mark, '$1').replace(/[?&]$/, '').replace('?&', '?');
  return rest.replaceAll('&&', '&');
}

function partOf(kept: KeptPage, wanted: Navigation | 'document'): Part | undefined {
  if (wanted === 'document') return kept.html;
  return wanted.segment === undefined ? kept.data : kept.segments.get(wanted.segment);
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
