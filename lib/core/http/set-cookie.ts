import { stringifySetCookie } from 'cookie';

/** A cookie of a response. The value is sent as it is. */
export interface CookieToSet {
  readonly name: string;
  readonly value: string;
  readonly path: string;
  /** Seconds; 0 removes the cookie. */
  readonly maxAge: number;
  readonly httpOnly: boolean;
  readonly sameSite: 'strict' | 'lax' | 'none';
  readonly secure: boolean;
  /** Absent for a cookie of this host only. */
  readonly domain?: string;
}

/** The value of a `Set-Cookie` header. Throws `TypeError` for characters that a cookie cannot have. */
export function serializeCookie({ name, value, ...attributes }: CookieToSet): string {
  return stringifySetCookie(name, value, { ...attributes, encode: (text) => text });
}

interface CookieJar {
  set(name: string, value: string, options: Omit<CookieToSet, 'name' | 'value'>): unknown;
}

/** Sets cookies in the response that Next makes of its jar. */
export function setCookies(jar: CookieJar, cookies: readonly CookieToSet[]): void {
  for (const { name, value, ...options } of cookies) jar.set(name, value, options);
}
