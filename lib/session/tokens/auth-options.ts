import 'server-only';
import { cookies, headers } from 'next/headers';
import type { NextAuthOptions } from 'next-auth';
import { encode } from 'next-auth/jwt';
import Credentials from 'next-auth/providers/credentials';
import { siteConfig } from '#lib/core/config/site.ts';
import { logSecurityEvent } from '#lib/core/log/security-event.ts';
import { audienceCookie } from '#lib/core/market/audience.ts';
import { resumedRegistrationCookie } from '../begun-registration.ts';
import { clearedCookies, isSecureSite, sessionCookieName } from '../session-cookies.ts';
import { guardedSignIn } from '../sign-in/guarded-sign-in.ts';
import { clearRefusal, storeRefusal } from '../sign-in/refusal-cookie.ts';
import type { SignInOrigin } from '../sign-in/srp.ts';
import { startSession } from '../sign-in/start-session.ts';
import { endSession } from './revoke.ts';
import { type SessionPayload, sessionPayloadOf, sessionPayloadSchema } from './session-payload.ts';

const secondsLeft = (expiresAt: number) => Math.max(0, Math.floor(expiresAt - Date.now() / 1_000));

async function authorize(input: Record<string, string> | undefined, origin: SignInOrigin): Promise<SessionPayload> {
  const jar = await cookies();
  const outcome = await guardedSignIn(input, origin);
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
  const browser = { cookies: cookiesIn(jar), userAgent: (await headers()).get('user-agent') };
  const { sessionId, maxAge, cookies: started } = await startSession(outcome, browser);
  for (const { name, value, ...options } of started) jar.set(name, value, options);
  jar.set(audienceCookie, outcome.audience, { path: '/', maxAge, sameSite: 'lax', secure: isSecureSite() });
  clearRefusal(jar);
  return sessionPayloadOf(outcome.claims, sessionId);
}

function cookiesIn(jar: Awaited<ReturnType<typeof cookies>>): ReadonlyMap<string, string> {
  return new Map(jar.getAll().map(({ name, value }) => [name, value]));
}

/**
 * Options of next-auth; `readOrigin` returns the client of the current request. Only the session with `activeSessionId` is
 * shown: next-auth's cookie alone proves nothing.
 */
export function authOptions(readOrigin: () => Promise<SignInOrigin>, activeSessionId?: string): NextAuthOptions {
  return {
    secret: siteConfig().SESSION_SECRET,
    useSecureCookies: isSecureSite(),
    cookies: {
      sessionToken: {
        name: sessionCookieName(),
        options: { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecureSite() },
      },
    },
    session: { strategy: 'jwt', maxAge: 8 * 3_600 },
    // next-auth extends a session on each request; the site's session ends with its token.
    jwt: {
      encode: (params) => encode({ ...params, maxAge: secondsLeft(Number(params.token?.expiresAt ?? 0)) }),
    },
    providers: [
      Credentials({
        credentials: { email: { type: 'email' }, password: { type: 'password' } },
        authorize: async (input) => authorize(input, await readOrigin()),
      }),
    ],
    callbacks: {
      // next-auth's own throws on a parameter or cookie that is no address.
      redirect: ({ url, baseUrl }) =>
        URL.parse(url, baseUrl)?.origin === new URL(baseUrl).origin ? new URL(url, baseUrl).href : baseUrl,
      jwt: ({ token, user }) => (user ? { ...token, ...sessionPayloadSchema.parse(user), sub: user.id } : token),
      session: ({ session, token }) => {
        const payload = sessionPayloadSchema.safeParse({ ...token, id: token.sub });
        if (!payload.success || payload.data.sessionId !== activeSessionId) return { expires: session.expires };
        const { expiresAt, id, sessionId: _, ...rest } = payload.data;
        return { ...session, user: { playerId: id, ...rest }, expires: new Date(expiresAt * 1_000).toISOString() };
      },
    },
    events: {
      signOut: async () => {
        const jar = await cookies();
        await endSession(cookiesIn(jar));
        for (const { name, value, ...options } of clearedCookies()) jar.set(name, value, options);
        jar.set(audienceCookie, '', { path: '/', maxAge: 0 });
      },
    },
    logger: { error: (code) => console.error('next-auth:', code), warn: () => undefined, debug: () => undefined },
  };
}
