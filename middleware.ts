import { draftMode } from 'next/headers';
import { type NextRequest, NextResponse } from 'next/server';
import { edgeConfig } from '#lib/core/config/edge.ts';
import { trustedAddress } from '#lib/core/http/address.ts';
import { readCookies } from '#lib/core/http/cookies.ts';
import { createEdgeContext, edgeOptionsFrom } from '#lib/edge/context.ts';
import { decide } from '#lib/edge/decide.ts';
import { cacheHeadersOf, statusCodes, transportHeaders, withoutInternal, writeCookie } from '#lib/edge/headers.ts';

/** Matches all paths except handlers, assets and known public files; also the publish webhook, which invalidates the caches in memory. */
export const config = {
  matcher: [
    '/((?!api/|_next/|studio(?:/|$)|locales/|cards/|(?:favicon\\.ico|icon\\.svg|icon-[\\w-]+\\.png|apple-touch-icon\\.png|manifest\\.webmanifest|robots\\.txt|\\.well-known/security\\.txt)$).*)',
    '/api/content/published',
  ],
};

/** Next's draft-mode cookie; `draftMode` compares its value with a secret of the build. */
const draftsCookie = '__prerender_bypass';
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
  if (environment.NODE_ENV === 'development' && pathname === '/design') return NextResponse.next();
  const cookies = readCookies(request.headers.get('cookie'));
  const outcome = await decide(
    {
      pathname,
      search,
      headers: request.headers,
      cookies,
      seesDrafts: cookies.has(draftsCookie) && (await draftMode()).isEnabled,
      address: trustedAddress(request.headers.get('x-forwarded-for'), hops),
    },
    context,
  );
  const response = respond(request, outcome.decision);
  for (const [name, value] of transport) response.headers.set(name, value);
  for (const [name, value] of Object.entries(cacheHeadersOf(outcome))) response.headers.set(name, value);
  if (outcome.cookie) response.headers.append('Set-Cookie', writeCookie(outcome.cookie, isSecure));
  return response;
}

function respond(request: NextRequest, decision: Awaited<ReturnType<typeof decide>>['decision']): NextResponse {
  if (decision.kind === 'redirect') return NextResponse.redirect(new URL(decision.to, request.nextUrl), 307);
  const clean = withoutInternal(request.headers);
  const init = clean ? { request: { headers: clean } } : {};
  const { origin, search } = request.nextUrl;
  if (decision.kind === 'file') return NextResponse.rewrite(origin + decision.path + search, init);
  if (decision.kind === 'page') {
    const { locale, audience, path } = decision;
    return NextResponse.rewrite(`${origin}/${locale.locale}/${audience}${path}${search}`, init);
  }
  const page = `${origin}/${decision.locale.locale}/${decision.audience}/status/${decision.page}`;
  return NextResponse.rewrite(page, { ...init, status: statusCodes[decision.page] });
}
