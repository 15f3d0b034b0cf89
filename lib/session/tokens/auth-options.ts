import 'server-only';
import { cookies, headers } from 'next/headers';
import type { NextAuthOptions } from 'next-auth';
import Credentials from 'next-auth/providers/credentials';
import { z } from 'zod';
import { isSecureSite, siteConfig } from '#lib/core/config/site.ts';
import { parseUrl } from '#lib/core/http/parse-url.ts';
import { logSecurityEvent } from '#lib/core/log/security-event.ts';
import { audienceCookie } from '#lib/core/market/audience.ts';
import { resumedRegistrationCookie } from '../begun-registration.ts';
import { clearedCookies } from '../clear-session.ts';
import { endSession } from '../registry/end-session.ts';
import { guardedSignIn, type SignInRequest } from '../sign-in/guarded-sign-in.ts';
import { clearRefusal, storeRefusal } from '../sign-in/refusal-cookie.ts';
import { startSession } from '../sign-in/start-session.ts';
import { readClaims } from './claims.ts';
import { openSession, sealSession, sessionCookieName, sessionCookieOptions } from './session-cookie.ts';
import { sessionPayloadOf } from './session-payload.ts';

/** next-auth's token of a session, sealed by `sealSession`. Its `id` is the player's. */
const sessionTokenSchema = z.object({ id: z.string(), idToken: z.string(), sessionId: z.string() });
type SessionToken = z.output<typeof sessionTokenSchema>;

/** Of next-auth, against forged forms. Only its handlers need it. */
export function csrfCookieName(): string {
  return `${isSecureSite() ? '__Secure-' : ''}next-auth.csrf-token`;
}

async function authorize(input: Record<string, string> | undefined, request: SignInRequest): Promise<SessionToken> {
  const jar = await cookies();
  const outcome = await guardedSignIn(input, request);
  if (!outcome.ok) {
    await storeRefusal(jar, outcome.refusal);
    logSecurityEvent({ event: 'sign-in', outcome: 'refused', code: outcome.refusal.code });
    const resumed = await resumedRegistrationCookie(outcome.refusal);
    if (resumed) {
      const { name, value, ...options } = resumed;
      jar.set(name, value, options);
    }
    throw new Error(outcome.refusal.code);
  }
  const browser = { cookies: request.cookies, userAgent: (await headers()).get('user-agent') };
  const { sessionId, maxAge, cookies: started } = await startSession(outcome, browser);
  for (const { name, value, ...options } of started) jar.set(name, value, options);
  jar.set(audienceCookie, outcome.audience, { path: '/', maxAge, sameSite: 'lax', secure: isSecureSite() });
  clearRefusal(jar);
  return { id: outcome.claims.player_id, idToken: outcome.idToken, sessionId };
}

function cookiesIn(jar: Awaited<ReturnType<typeof cookies>>): ReadonlyMap<string, string> {
  return new Map(jar.getAll().map(({ name, value }) => [name, value]));
}

/**
 * Options of next-auth; `readRequest` returns who signs in. Only the session with `activeSessionId` is shown: the cookie alone
 * proves nothing.
 */
export function authOptions(readRequest: () => Promise<SignInRequest>, activeSessionId?: string): NextAuthOptions {
  return {
    secret: siteConfig().SESSION_SECRET,
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
        return session ? { id: session.playerId, idToken: session.idToken, sessionId: session.sessionId } : null;
      },
    },
    providers: [
      Credentials({
        credentials: { email: { type: 'email' }, password: { type: 'password' } },
        authorize: async (input) => authorize(input, await readRequest()),
      }),
    ],
    callbacks: {
      // next-auth's own throws on a parameter or cookie that is no address.
      redirect: ({ url, baseUrl }) => {
        const target = parseUrl(url, baseUrl);
        return target?.origin === new URL(baseUrl).origin ? target.href : baseUrl;
      },
      jwt: ({ token, user }) => (user ? { ...user } : token),
      session: ({ session, token }) => {
        const own = sessionTokenSchema.safeParse(token).data;
        const claims = own && own.sessionId === activeSessionId ? readClaims(own.idToken) : undefined;
        if (!claims) return { expires: session.expires };
        return { ...session, user: sessionPayloadOf(claims), expires: new Date(claims.exp * 1_000).toISOString() };
      },
    },
    events: {
      signOut: async () => {
        const jar = await cookies();
        const sent = cookiesIn(jar);
        await endSession(sent);
        for (const { name, value, ...options } of clearedCookies(sent)) jar.set(name, value, options);
        jar.set(audienceCookie, '', { path: '/', maxAge: 0 });
      },
    },
    logger: { error: (code) => console.error('next-auth:', code), warn: () => undefined, debug: () => undefined },
  };
}
