import { draftMode } from 'next/headers';
import { type NextRequest, NextResponse } from 'next/server';
import { isReading, readingMethods } from '#lib/core/api/body-limits.ts';
import { envelopeOf } from '#lib/core/api/errors.ts';
import { edgeConfig } from '#lib/core/config/edge.ts';
import { trustedAddress } from '#lib/core/http/address.ts';
import { readCookies } from '#lib/core/http/cookies.ts';
import { nextDraftsCookie } from '#lib/core/http/drafts-cookie.ts';
import { createEdgeContext, edgeOptionsFrom } from '#lib/edge/context.ts';
import { decide } from '#lib/edge/decide.ts';
import { cacheHeadersOf, statusCodes, transportHeaders, withoutInternal, writeCookie } from '#lib/edge/headers.ts';
import { pagePolicy } from '#lib/edge/page-policy.ts';
import type { Decision } from '#lib/edge/types.ts';

/** Matches all paths except those that a handler or an asset answers whatever else they hold; also the webhooks of the content and sports services, which invalidate the caches in memory. */
export const config = {
  matcher: [
    '/((?!api/|_next/static/(?:chunks|css|media)/|studio(?:/|$)|locales/[^/]+/[^/]+$|cards/[^/]+$|(?:favicon\\.ico|icon\\.svg|icon-[\\w-]+\\.png|apple-touch-icon\\.png|manifest\\.webmanifest|robots\\.txt|\\.well-known/security\\.txt)$).*)',
    '/api/content/published',
    '/api/sportsbook/published',
  ],
};

const policyHeader = 'content-security-policy';
const environment = edgeConfig();
const isSecure = environment.SITE_URL.startsWith('https:');
const hops = environment.TRUSTED_PROXY_HOPS;
const transport = Object.entries(transportHeaders(isSecure));
const context = createEdgeContext(edgeOptionsFrom(environment));

export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl;
  if (pathname === '/api/content/published') {
    await context.receivePublish(request);
    return NextResponse.next();
  }
  if (pathname === '/api/sportsbook/published') {
    await context.receiveFixtures(request);
    return NextResponse.next();
  }
  if (!isReading(request.method)) return refuseMethod();
  if (environment.NODE_ENV === 'development' && /^\/(?:design$|_next\/)/.test(pathname)) return NextResponse.next();
  const cookies = readCookies(request.headers.get('cookie'));
  const outcome = await decide(
    {
      pathname,
      search,
      headers: request.headers,
      cookies,
      seesDrafts: cookies.has(nextDraftsCookie) && (await draftMode()).isEnabled,
      address: trustedAddress(request.headers.get('x-forwarded-for'), hops),
    },
    context,
  );
  // A page for an editor is rendered per request, so its scripts have a nonce where a stored page's have hashes.
  const isDraft = outcome.decision.kind === 'page' && outcome.decision.draft === true;
  const policy =
    isDraft && environment.NODE_ENV !== 'development' ? pagePolicy(environment, [`'nonce-${crypto.randomUUID()}'`]) : undefined;
  const response = respond(request, outcome.decision, policy);
  if (policy) response.headers.set(policyHeader, policy);
  for (const [name, value] of transport) response.headers.set(name, value);
  for (const [name, value] of Object.entries(cacheHeadersOf(outcome))) response.headers.set(name, value);
  if (outcome.cookie) response.headers.append('Set-Cookie', writeCookie(outcome.cookie, isSecure));
  return response;
}

/** As `npm run serve` does before Next sees the request. */
function refuseMethod(): NextResponse {
  const headers = { Allow: readingMethods.join(', '), 'Cache-Control': 'no-store' };
  return NextResponse.json(envelopeOf(405, 'error.method.not_allowed'), { status: 405, headers });
}

/** `policy`: Next takes the nonce of a page's scripts from this header of the request. */
function respond(request: NextRequest, decision: Decision, policy: string | undefined): NextResponse {
  if (decision.kind === 'redirect') return NextResponse.redirect(new URL(decision.to, request.nextUrl), 307);
  const headers = withoutInternal(request.headers) ?? (policy ? new Headers(request.headers) : undefined);
  if (policy) headers?.set(policyHeader, policy);
  const init = headers ? { request: { headers } } : {};
  const { origin, search } = request.nextUrl;
  if (decision.kind === 'file') return NextResponse.rewrite(origin + decision.path + search, init);
  if (decision.kind === 'page') {
    const { locale, audience, path } = decision;
    return NextResponse.rewrite(`${origin}/${locale.locale}/${audience}${path}${search}`, init);
  }
  const { locale, audience, page } = decision;
  // The site's own layout has links that a closed site does not answer.
  const isClosed = page === 'maintenance' || page === 'restricted';
  const path = isClosed ? `closed/${locale.locale}/${page}` : `${locale.locale}/${audience}/status/${page}`;
  return NextResponse.rewrite(`${origin}/${path}`, { ...init, status: statusCodes[page] });
}
