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
import { signIn } from './sign-in.ts';
import { clearedTokens, sealTokens } from './token-cookies.ts';

/** next-auth's small session: who this is and until when. The tokens are elsewhere (`token-cookies.ts`). */
interface SmallSession {
  readonly id: string;
  readonly market: string;
  readonly language: string;
  readonly accessId: string;
  readonly loginMethod: string;
  /** Seconds of real time; the token's own end, never moved. */
  readonly expiresAt: number;
}

const smallSessionSchema = z.object({
  id: z.string(),
  market: z.string(),
  language: z.string(),
  accessId: z.string(),
  loginMethod: z.string(),
  expiresAt: z.number(),
});

const inputSchema = z.object({ email: z.string().min(1).max(254), password: z.string().min(1).max(256) });
const secondsLeft = (expiresAt: number) => Math.max(0, Math.floor(expiresAt - Date.now() / 1_000));

async function authorize(input: Record<string, string> | undefined): Promise<SmallSession> {
  const parsed = inputSchema.safeParse(input);
  if (!parsed.success) throw new Error('login.error.unauthorized');
  const outcome = await signIn(parsed.data.email, parsed.data.password);
  const jar = await cookies();
  if (!outcome.ok) {
    await keepRefusal(jar, outcome.refusal);
    throw new Error(outcome.refusal.code);
  }
  const { claims, tokens, audience } = outcome;
  const maxAge = secondsLeft(claims.exp);
  for (const { name, value, ...options } of await sealTokens(tokens, maxAge)) jar.set(name, value, options);
  jar.set(audienceCookie, audience, { path: '/', maxAge, sameSite: 'lax', secure: isSecureSite() });
  clearRefusal(jar);
  return {
    id: claims.player_id,
    market: claims.country_code,
    language: claims.language_code,
    accessId: claims.player_access_id,
    loginMethod: claims.login_method,
    expiresAt: claims.exp,
  };
}

export function authOptions(): NextAuthOptions {
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
        authorize: (input) => authorize(input),
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
        for (const { name, value, ...options } of clearedTokens()) jar.set(name, value, options);
        jar.set(audienceCookie, '', { path: '/', maxAge: 0 });
      },
    },
    logger: { error: (code) => console.error('next-auth:', code), warn: () => undefined, debug: () => undefined },
  };
}
