import { draftMode } from 'next/headers';
import { type NextRequest, NextResponse } from 'next/server';
import { trustedAddress } from '#lib/edge/address.ts';
import { readCookies } from '#lib/edge/cookies.ts';
import { decide } from '#lib/edge/decide.ts';
import { cacheHeadersOf, statusCodes, transportHeaders, withoutInternal, writeCookie } from '#lib/edge/headers.ts';
import { createHouse, houseOptionsFrom } from '#lib/edge/house.ts';

/** Everything but handlers, assets and known public files; and the webhook, which tells that the memory is old. */
export const config = {
  matcher: [
    '/((?!api/|_next/|studio(?:/|$)|locales/|favicon\\.ico$|icon\\.svg$|robots\\.txt$|cards/).*)',
    '/api/content/published',
  ],
};

/** Next's own: its value is a secret of the build, which `draftMode` compares. */
const draftsCookie = '__prerender_bypass';
const env = process.env;
const isSecure = env.SITE_URL?.startsWith('https:') === true;
const hops = Number(env.TRUSTED_PROXY_HOPS ?? 0);
const transport = Object.entries(transportHeaders(isSecure));
const house = createHouse(houseOptionsFrom(env));

export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl;
  if (pathname === '/api/content/published') {
    await house.hearNews(request);
    return NextResponse.next();
  }
  if (process.env.NODE_ENV === 'development' && pathname === '/design') return NextResponse.next();
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
    house,
  );
  const response = answer(request, outcome.decision);
  for (const [name, value] of transport) response.headers.set(name, value);
  for (const [name, value] of Object.entries(cacheHeadersOf(outcome))) response.headers.set(name, value);
  if (outcome.cookie) response.headers.append('Set-Cookie', writeCookie(outcome.cookie, isSecure));
  return response;
}

function answer(request: NextRequest, decision: Awaited<ReturnType<typeof decide>>['decision']): NextResponse {
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
