import 'server-only';
import { cookies } from 'next/headers';
import type { NextAuthOptions } from 'next-auth';
import { encode } from 'next-auth/jwt';
import Credentials from 'next-auth/providers/credentials';
import { z } from 'zod';
import { siteConfig } from '#lib/config/site.ts';
import { audienceCookie } from '#lib/edge/decide.ts';
import { isSecureSite, sessionCookieName } from './answer-headers.ts';
import { clearRefusal, keepRefusal } from './refusal-cookie.ts';
import { endSessionUpstream } from './revoke.ts';
import { clearedSharedCookies, identityCookie } from './shared-cookies.ts';
import { outsidePorts, type SignIn, signIn } from './sign-in.ts';
import { type SmallSession, smallSessionOf, smallSessionSchema } from './small-session.ts';
import type { SignInOrigin } from './srp.ts';
import { clearedTokens, sealTokens } from './token-cookies.ts';

const inputSchema = z.object({ email: z.string().min(1).max(254), password: z.string().min(1).max(256) });
const secondsLeft = (expiresAt: number) => Math.max(0, Math.floor(expiresAt - Date.now() / 1_000));

async function authorize(input: Record<string, string> | undefined, origin: SignInOrigin): Promise<SmallSession> {
  const parsed = inputSchema.safeParse(input);
  const jar = await cookies();
  const outcome: SignIn = parsed.success
    ? await signIn(parsed.data.email, parsed.data.password, outsidePorts(origin))
    : { ok: false, refusal: { code: 'login.error.unauthorized' } };
  if (!outcome.ok) {
    await keepRefusal(jar, outcome.refusal);
    throw new Error(outcome.refusal.code);
  }
  const { claims, tokens, audience, sportsToken } = outcome;
  const maxAge = secondsLeft(claims.exp);
  const kept = [...(await sealTokens(tokens, maxAge)), identityCookie(sportsToken)];
  for (const { name, value, ...options } of kept) jar.set(name, value, options);
  jar.set(audienceCookie, audience, { path: '/', maxAge, sameSite: 'lax', secure: isSecureSite() });
  clearRefusal(jar);
  return smallSessionOf(claims);
}

/** `readOrigin` tells where a sign-in comes from. */
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
    // next-auth moves the end of a session at each look; ours ends with its token.
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
      jwt: ({ token, user }) => (user ? { ...token, ...smallSessionSchema.parse(user), sub: user.id } : token),
      session: ({ session, token }) => {
        const known = smallSessionSchema.safeParse({ ...token, id: token.sub });
        if (!known.success) return session;
        const { expiresAt, id, ...rest } = known.data;
        return { ...session, user: { playerId: id, ...rest }, expires: new Date(expiresAt * 1_000).toISOString() };
      },
    },
    events: {
      signOut: async () => {
        const jar = await cookies();
        await endSessionUpstream(new Map(jar.getAll().map(({ name, value }) => [name, value])));
        const ended = [...clearedTokens(), ...clearedSharedCookies()];
        for (const { name, value, ...options } of ended) jar.set(name, value, options);
        jar.set(audienceCookie, '', { path: '/', maxAge: 0 });
      },
    },
    logger: { error: (code) => console.error('next-auth:', code), warn: () => undefined, debug: () => undefined },
  };
}
