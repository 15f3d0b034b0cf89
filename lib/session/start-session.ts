import 'server-only';
import { encode } from 'next-auth/jwt';
import { siteConfig } from '#lib/config/site.ts';
import { isSecureSite, sessionCookieName, writeCookieHeader } from './answer-headers.ts';
import { audienceHeader } from './audience-cookie.ts';
import { identityCookie } from './shared-cookies.ts';
import { verifyIdToken, welcome } from './sign-in.ts';
import { smallSessionOf } from './small-session.ts';
import { sealTokens, type Tokens } from './token-cookies.ts';

export interface StartedSession {
  /** `Set-Cookie` headers: tokens, identity, small session, audience; the same as after a sign-in by password. */
  readonly cookies: readonly string[];
}

/** Opens a session of the site by tokens that the platform handed out; undefined for tokens that are not of our pool. */
export async function startSession(tokens: Tokens): Promise<StartedSession | undefined> {
  const claims = await verifyIdToken(tokens.idToken);
  if (!claims) return undefined;
  const { audience, sportsToken } = await welcome(claims, tokens);
  const maxAge = Math.max(0, Math.floor(claims.exp - Date.now() / 1_000));
  const secure = isSecureSite();
  const value = await encode({
    secret: siteConfig().SESSION_SECRET,
    maxAge,
    token: { sub: claims.player_id, ...smallSessionOf(claims) },
  });
  const small = { name: sessionCookieName(), value, path: '/', maxAge, httpOnly: true, sameSite: 'lax', secure } as const;
  const kept = [...(await sealTokens(tokens, maxAge)), identityCookie(sportsToken), small];
  return { cookies: [...kept.map(writeCookieHeader), audienceHeader(audience, maxAge, secure)] };
}
