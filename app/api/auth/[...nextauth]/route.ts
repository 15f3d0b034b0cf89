import { cookies } from 'next/headers';
import { NextRequest } from 'next/server';
import NextAuth from 'next-auth';
import { checkAccess } from '#lib/access/gate.ts';
import { CallError, envelopeOf, isCallError } from '#lib/core/api/errors.ts';
import { handle, jsonResponse } from '#lib/core/api/handle.ts';
import { checkOrigin, readLimited } from '#lib/core/api/request.ts';
import { siteConfig } from '#lib/core/config/site.ts';
import { readCookies } from '#lib/core/http/cookies.ts';
import { setCookies } from '#lib/core/http/set-cookie.ts';
import { credentialsOf } from '#lib/session/registry/player-session.ts';
import { sessionEndHeaders } from '#lib/session/response-headers.ts';
import { checkSignInLimit } from '#lib/session/sign-in/sign-in-limit.ts';
import { authOptions, csrfCookieName } from '#lib/session/tokens/auth-options.ts';
import { movedSession } from '#lib/session/tokens/earlier-session.ts';
import { sessionCookieName } from '#lib/session/tokens/session-cookie.ts';

interface Context {
  readonly params: Promise<{ nextauth: string[] }>;
}

/** The actions that the site's pages use; next-auth's pages and other providers are not exposed. */
type Action = 'csrf' | 'session' | 'callback/credentials' | 'signout';

async function requireAction<Allowed extends Action>({ params }: Context, allowed: readonly Allowed[]): Promise<Allowed> {
  const path = (await params).nextauth.join('/');
  const action = allowed.find((one) => one === path);
  if (!action) throw new CallError('contract', envelopeOf(404, 'error.not_found'));
  return action;
}

/**
 * The response of next-auth with the cookie that the action is for. It gets no callback address, on whose malformed ones it
 * fails, and sets none; it would also extend the session at every read, which ends with its token instead.
 */
async function respond(request: NextRequest, context: Context, action: Action, form?: URLSearchParams): Promise<Response> {
  const { method, headers, nextUrl } = request;
  const jar = await cookies();
  for (const { name } of jar.getAll()) if (name.endsWith('next-auth.callback-url')) jar.delete(name);
  setCookies(jar, await movedSession(readCookies(headers.get('cookie'))));
  form?.delete('callbackUrl');
  const plain = new NextRequest(new URL(nextUrl.pathname, nextUrl), { method, headers, ...(form && { body: `${form}` }) });
  const response: Response = await NextAuth(authOptions(request))(plain, context);
  // next-auth answers a sign-out with another CSRF token with the address of its own page, as if it had succeeded.
  const isForged =
    action === 'signout' && /\/signout\?csrf=true\b/.test(response.headers.get('location') ?? (await response.clone().text()));
  if (isForged) throw new CallError('contract', envelopeOf(403, 'error.forbidden'));
  const own = action === 'csrf' ? csrfCookieName() : action === 'callback/credentials' ? sessionCookieName() : undefined;
  const kept = response.headers.getSetCookie().filter((line) => own !== undefined && line.startsWith(`${own}=`));
  response.headers.delete('set-cookie');
  for (const line of kept) response.headers.append('Set-Cookie', line);
  return response;
}

/** The session's cookie shows nothing without an active session of this site. */
async function respondWithSession(request: NextRequest, context: Context): Promise<Response> {
  try {
    const player = await credentialsOf(readCookies(request.headers.get('cookie')));
    return player ? await respond(request, context, 'session') : jsonResponse({});
  } catch (error) {
    if (!isCallError(error) || !error.endsSession) throw error;
    const response = jsonResponse({});
    for (const [name, value] of await sessionEndHeaders(error, request)) response.headers.append(name, value);
    return response;
  }
}

/** The form of a page of this site. next-auth also accepts JSON, and fails on invalid JSON. */
async function readForm(request: Request): Promise<URLSearchParams> {
  checkOrigin(request, siteConfig().SITE_URL);
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(request.headers.get('content-type') ?? '');
  if (!isForm) throw new CallError('contract', envelopeOf(415, 'error.body.not_form'));
  const form = new URLSearchParams(await readLimited(request));
  // next-auth reads the last value of a name, the limits the first.
  if (new Set(form.keys()).size < form.size) throw new CallError('contract', envelopeOf(400, 'error.validation'));
  return form;
}

const guard = { name: 'Sign-in', event: 'sign-in' } as const;

/** `/api/auth/…`: sign-in, sign-out and the state of the session, by next-auth. */
export function GET(request: NextRequest, context: Context): Promise<Response> {
  return handle(request, guard, async () => {
    const action = await requireAction(context, ['csrf', 'session']);
    return await (action === 'session' ? respondWithSession(request, context) : respond(request, context, action));
  });
}

export function POST(request: NextRequest, context: Context): Promise<Response> {
  return handle(request, guard, async () => {
    const action = await requireAction(context, ['callback/credentials', 'signout']);
    const form = await readForm(request);
    if (action === 'callback/credentials') {
      const refusal = await checkAccess(request);
      if (refusal) throw refusal;
      await checkSignInLimit(request, form.get('email'));
    }
    const response = await respond(request, context, action, form);
    // Also drops the player's pages from the back/forward cache. Consent and market are in cookies and storage, which stay.
    if (action === 'signout' && response.ok) response.headers.set('Clear-Site-Data', '"cache"');
    return response;
  });
}
