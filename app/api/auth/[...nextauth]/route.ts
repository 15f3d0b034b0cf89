import { cookies } from 'next/headers';
import { NextRequest } from 'next/server';
import NextAuth from 'next-auth';
import { checkAccess, originOf, rateLimitKey } from '#lib/access/gate.ts';
import { CallError, envelopeOf, isCallError } from '#lib/core/api/errors.ts';
import { jsonResponse, refuseError } from '#lib/core/api/handle.ts';
import { refuse } from '#lib/core/api/relay.ts';
import { checkOrigin, readLimited } from '#lib/core/api/request.ts';
import { siteConfig } from '#lib/core/config/site.ts';
import { readCookies } from '#lib/core/http/cookies.ts';
import { describeDevice } from '#lib/session/registry/device.ts';
import { credentialsOf } from '#lib/session/registry/player-session.ts';
import { sessionEndHeaders } from '#lib/session/response-headers.ts';
import { checkSignInLimit } from '#lib/session/sign-in/sign-in-limit.ts';
import { authOptions, csrfCookieName } from '#lib/session/tokens/auth-options.ts';
import { movedSession } from '#lib/session/tokens/earlier-session.ts';
import { sessionCookieName } from '#lib/session/tokens/session-cookie.ts';

interface Context {
  readonly params: Promise<{ nextauth: string[] }>;
}

/** The actions that the site's pages use; next-auth's other pages and providers are not exposed. */
const allowedActions = { GET: ['csrf', 'session'], POST: ['callback/credentials', 'signout'] } as const;
type Action = (typeof allowedActions)[keyof typeof allowedActions][number];

interface Responding {
  readonly action: Action;
  readonly body?: string;
  readonly sessionId?: string;
}

/** next-auth reads its own address from the environment only. It fails on a malformed callback address, which the site never uses. */
async function respond(request: NextRequest, context: Context, { action, body, sessionId }: Responding): Promise<Response> {
  process.env.NEXTAUTH_URL ??= siteConfig().SITE_URL;
  const url = new URL(request.url);
  url.searchParams.delete('callbackUrl');
  const jar = await cookies();
  for (const { name } of jar.getAll()) if (name.endsWith('next-auth.callback-url')) jar.delete(name);
  const sent = readCookies(request.headers.get('cookie'));
  for (const { name, value, ...options } of await movedSession(sent)) jar.set(name, value, options);
  const { method, headers } = request;
  const readRequest = async () => ({
    cookies: sent,
    client: rateLimitKey(request),
    origin: { ...(await originOf(request)), device: deviceOf(request) },
  });
  const next = new NextRequest(url, { method, headers, ...(body && { body }) });
  return withOwnCookie(await NextAuth(authOptions(readRequest, sessionId))(next, context), action);
}

/**
 * Keeps the cookie that an action is for. next-auth also sets a callback address, which the site does not use, and extends the
 * session at every read, which ends with its token instead.
 */
function withOwnCookie(response: Response, action: Action): Response {
  const own = { csrf: csrfCookieName(), 'callback/credentials': sessionCookieName(), session: undefined, signout: undefined }[
    action
  ];
  const kept = response.headers.getSetCookie().filter((line) => own !== undefined && line.startsWith(`${own}=`));
  response.headers.delete('set-cookie');
  for (const line of kept) response.headers.append('Set-Cookie', line);
  return response;
}

/** What the platform records of the browser, in two words. */
function deviceOf({ headers }: Request): string {
  const { browser, system } = describeDevice(headers.get('user-agent'));
  return `${browser} ${system}`;
}

/** The session's cookie shows nothing without an active session of this site. */
async function respondWithSession(request: NextRequest, context: Context): Promise<Response> {
  try {
    const player = await credentialsOf(readCookies(request.headers.get('cookie')));
    return player ? await respond(request, context, { action: 'session', sessionId: player.sessionId }) : jsonResponse({});
  } catch (error) {
    if (!isCallError(error) || !error.endsSession) throw error;
    const response = jsonResponse({});
    for (const [name, value] of await sessionEndHeaders(error, request)) response.headers.append(name, value);
    return response;
  }
}

async function actionOf({ params }: Context, method: keyof typeof allowedActions): Promise<Action> {
  const path = (await params).nextauth.join('/');
  const action = allowedActions[method].find((allowed) => allowed === path);
  if (!action) throw new CallError('contract', envelopeOf(404, 'error.not_found'));
  return action;
}

async function GET(request: NextRequest, context: Context): Promise<Response> {
  try {
    const action = await actionOf(context, 'GET');
    return await (action === 'session' ? respondWithSession(request, context) : respond(request, context, { action }));
  } catch (error) {
    return refuseCall(error);
  }
}

async function POST(request: NextRequest, context: Context): Promise<Response> {
  try {
    const action = await actionOf(context, 'POST');
    checkOrigin(request, siteConfig().SITE_URL);
    requireForm(request);
    const refusal = action === 'signout' ? undefined : await checkAccess(request);
    if (refusal) return refuse(refusal, [], { target: 'Sign-in', event: 'sign-in' });
    const body = await readLimited(request);
    const tooMany = action === 'signout' ? undefined : await checkSignInLimit(request, new URLSearchParams(body).get('email'));
    if (tooMany) return refuse(tooMany, [], { target: 'Sign-in', event: 'sign-in' });
    const response = await respond(request, context, { action, body });
    // Also drops the player's pages from the back/forward cache. Consent and market are in cookies and storage, which stay.
    if (action === 'signout' && response.ok) response.headers.set('Clear-Site-Data', '"cache"');
    return response;
  } catch (error) {
    return refuseCall(error);
  }
}

/** next-auth also accepts JSON, and fails on invalid JSON; the site's pages send forms. */
function requireForm({ headers }: Request): void {
  if (/^application\/x-www-form-urlencoded\b/i.test(headers.get('content-type') ?? '')) return;
  throw new CallError('contract', envelopeOf(415, 'error.body.not_form'));
}

function refuseCall(error: unknown): Promise<Response> {
  return refuseError(error, { name: 'Sign-in', event: 'sign-in' });
}

export { GET, POST };
