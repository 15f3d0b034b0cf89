import 'server-only';
import { cookies } from 'next/headers';
import type { NextAuthOptions } from 'next-auth';
import { encode } from 'next-auth/jwt';
import Credentials from 'next-auth/providers/credentials';
import { siteConfig } from '#lib/core/config/site.ts';
import { logSecurityEvent } from '#lib/core/log/security-event.ts';
import { audienceCookie } from '#lib/core/market/audience.ts';
import { resumedRegistrationCookie } from '../begun-registration.ts';
import { isSecureSite, sessionCookieName } from '../session-cookies.ts';
import { guardedSignIn } from '../sign-in/guarded-sign-in.ts';
import { clearRefusal, storeRefusal } from '../sign-in/refusal-cookie.ts';
import type { SignInOrigin } from '../sign-in/srp.ts';
import { endSessionUpstream } from './revoke.ts';
import { type SessionPayload, sessionPayloadOf, sessionPayloadSchema } from './session-payload.ts';
import { clearedSharedCookies, identityCookie } from './shared-cookies.ts';
import { clearedTokens, sealTokens } from './token-cookies.ts';

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
  const { claims, tokens, audience, sportsToken } = outcome;
  const maxAge = secondsLeft(claims.exp);
  const tokenCookies = [...(await sealTokens(tokens, maxAge)), identityCookie(sportsToken)];
  for (const { name, value, ...options } of tokenCookies) jar.set(name, value, options);
  jar.set(audienceCookie, audience, { path: '/', maxAge, sameSite: 'lax', secure: isSecureSite() });
  clearRefusal(jar);
  logSecurityEvent({ event: 'sign-in', outcome: 'accepted', playerId: claims.player_id });
  return sessionPayloadOf(claims);
}

/** Options of next-auth; `readOrigin` returns the client of the current request. */
export function authOptions(readOrigin: () => Promise<SignInOrigin>): NextAuthOptions {
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
        if (!payload.success) return session;
        const { expiresAt, id, ...rest } = payload.data;
        return { ...session, user: { playerId: id, ...rest }, expires: new Date(expiresAt * 1_000).toISOString() };
      },
    },
    events: {
      signOut: async () => {
        const jar = await cookies();
        await endSessionUpstream(new Map(jar.getAll().map(({ name, value }) => [name, value])));
        const cleared = [...clearedTokens(), ...clearedSharedCookies()];
        for (const { name, value, ...options } of cleared) jar.set(name, value, options);
        jar.set(audienceCookie, '', { path: '/', maxAge: 0 });
      },
    },
    logger: { error: (code) => console.error('next-auth:', code), warn: () => undefined, debug: () => undefined },
  };
}
