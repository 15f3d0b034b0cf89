import 'server-only';
import { createHash } from 'node:crypto';
import { cookies } from 'next/headers';
import type { NextAuthOptions } from 'next-auth';
import Credentials from 'next-auth/providers/credentials';
import { z } from 'zod';
import { originOf, rateLimitKey } from '#lib/access/gate.ts';
import { isSecureSite, siteConfig, siteCookieName } from '#lib/core/config/site.ts';
import { readCookies } from '#lib/core/http/cookies.ts';
import { setCookies } from '#lib/core/http/set-cookie.ts';
import { logSecurityEvent } from '#lib/core/log/security-event.ts';
import { resumedRegistrationCookie } from '../begun-registration.ts';
import { clearedCookies } from '../clear-session.ts';
import { describeDevice } from '../registry/device.ts';
import { endSession } from '../registry/end-session.ts';
import { guardedSignIn, type SignInRequest } from '../sign-in/guarded-sign-in.ts';
import { clearRefusal, storeRefusal } from '../sign-in/refusal-cookie.ts';
import { startSession } from '../sign-in/start-session.ts';
import { audienceCookie } from './audience-cookie.ts';
import { readClaims } from './claims.ts';
import { openSession, sealSession, sessionCookieName, sessionCookieOptions } from './session-cookie.ts';
import { sessionPayloadOf } from './session-payload.ts';

/** What next-auth's token of a session holds, sealed by `sealSession`. */
const sessionTokenSchema = z.object({ idToken: z.string(), sessionId: z.string() });
type SessionToken = z.output<typeof sessionTokenSchema>;

/** Of next-auth, against forged forms. Only its handlers need it. */
export function csrfCookieName(): string {
  return siteCookieName('next-auth.csrf-token');
}

/** The value of the secret that the browser's CSRF token was made with, so that an open form outlives a change of the secret. */
function csrfSecretOf(request: Request): string {
  const secrets = siteConfig().SESSION_SECRET;
  const [token, hash] = (readCookies(request.headers.get('cookie')).get(csrfCookieName()) ?? '').split(/\||%7C/);
  return secrets.find((secret) => createHash('sha256').update(`${token}${secret}`).digest('hex') === hash) ?? secrets[0];
}

async function authorize(input: Record<string, string> | undefined, request: Request): Promise<SessionToken & { id: string }> {
  const jar = await cookies();
  const signIn = await signInRequestOf(request);
  const outcome = await guardedSignIn(input, signIn);
  if (!outcome.ok) {
    await storeRefusal(jar, outcome.refusal);
    logSecurityEvent({ event: 'sign-in', outcome: 'refused', method: 'password', code: outcome.refusal.code });
    const resumed = await resumedRegistrationCookie(outcome.refusal);
    setCookies(jar, resumed ? [resumed] : []);
    throw new Error(outcome.refusal.code);
  }
  const browser = { cookies: signIn.cookies, userAgent: request.headers.get('user-agent') };
  const { sessionId, maxAge, cookies: started } = await startSession({ ...outcome, method: 'password' }, browser);
  setCookies(jar, [...started, audienceCookie(outcome.audience, maxAge, isSecureSite())]);
  clearRefusal(jar);
  return { id: outcome.claims.player_id, idToken: outcome.idToken, sessionId };
}

/** Who signs in, and what the platform records of the browser. */
async function signInRequestOf(request: Request): Promise<SignInRequest> {
  const { headers } = request;
  const { browser, system } = describeDevice(headers.get('user-agent'));
  return {
    cookies: readCookies(headers.get('cookie')),
    client: rateLimitKey(request),
    origin: { ...(await originOf(request)), device: `${browser} ${system}` },
  };
}

async function signOut(): Promise<void> {
  const jar = await cookies();
  const sent = new Map(jar.getAll().map(({ name, value }) => [name, value]));
  await (await endSession(sent)).atPlatform;
  setCookies(jar, [...clearedCookies(sent), audienceCookie('visitor', 0, isSecureSite())]);
}

/** Options of next-auth for a request. Its session proves nothing: whether it is active is checked before it is shown. */
export function authOptions(request: Request): NextAuthOptions {
  // next-auth reads its own address from the environment only.
  process.env.NEXTAUTH_URL ??= siteConfig().SITE_URL;
  return {
    secret: csrfSecretOf(request),
    useSecureCookies: isSecureSite(),
    cookies: {
      sessionToken: { name: sessionCookieName(), options: sessionCookieOptions() },
      csrfToken: { name: csrfCookieName(), options: { ...sessionCookieOptions(), path: '/api/auth' } },
    },
    session: { strategy: 'jwt', maxAge: 8 * 3_600 },
    jwt: {
      encode: ({ token }) => sealSession(sessionTokenSchema.parse(token)),
      decode: async ({ token }) => {
        const session = token ? await openSession(token) : undefined;
        return session ? { ...session } : null;
      },
    },
    providers: [
      Credentials({
        credentials: { email: { type: 'email' }, password: { type: 'password' } },
        authorize: (input) => authorize(input, request),
      }),
    ],
    callbacks: {
      jwt: ({ token, user }) => (user ? { ...user } : token),
      session: ({ session, token }) => {
        const claims = readClaims(sessionTokenSchema.safeParse(token).data?.idToken ?? '');
        if (!claims) return { expires: session.expires };
        return { ...session, user: sessionPayloadOf(claims), expires: new Date(claims.exp * 1_000).toISOString() };
      },
    },
    events: { signOut },
    logger: { error: (code) => console.error('next-auth:', code), warn: () => undefined, debug: () => undefined },
  };
}
