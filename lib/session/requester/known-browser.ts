import 'server-only';
import { createHmac, randomBytes } from 'node:crypto';
import { isSecureSite, siteConfig, siteCookieName } from '#lib/core/config/site.ts';
import type { CookieToSet } from '#lib/core/http/set-cookie.ts';
import { createSigner, type Signer } from '#lib/core/http/signed-text.ts';
import { normalizeEmail } from '#lib/core/validation/email.ts';

/** A browser with the accounts that it signed in to, the last one first. */
interface KnownBrowser {
  readonly id: string;
  /** Keyed hashes. */
  readonly accounts: readonly string[];
}

const lifeSeconds = 180 * 86_400;
/** Of a family; the account used longest ago is forgotten. */
const maxAccounts = 4;
const shape = /^[\w-]{12}(?:\.[\w-]{11}){1,4}$/;

const cookieName = () => siteCookieName('known-browser');

/** A key of its own, so that nothing else that the site signs can be used as this cookie. */
function signer(): Signer {
  const [current, ...others] = siteConfig().SESSION_SECRET;
  const keyOf = (secret: string) => `known browser ${secret}`;
  return createSigner([keyOf(current), ...others.map(keyOf)]);
}

/** What the address of an account is in a cookie and in keys: not readable, and the same for every spelling. */
export function accountKeyOf(email: string, key = siteConfig().SESSION_SECRET[0]): string {
  return createHmac('sha256', key)
    .update(`account ${normalizeEmail(email)}`)
    .digest()
    .toString('base64url', 0, 8);
}

async function readBrowser(cookies: ReadonlyMap<string, string>): Promise<KnownBrowser | undefined> {
  const signed = cookies.get(cookieName());
  const text = signed && (await signer().open(signed));
  if (!text || !shape.test(text)) return undefined;
  const [id = '', ...accounts] = text.split('.');
  return { id, accounts };
}

/** What it is by each value of the secret. */
function accountKeysOf(email: string): readonly string[] {
  return siteConfig().SESSION_SECRET.map((key) => accountKeyOf(email, key));
}

/** The id of a browser that signed in to this account before; undefined for any other. */
export async function knownBrowserOf(cookies: ReadonlyMap<string, string>, email: string): Promise<string | undefined> {
  const browser = await readBrowser(cookies);
  return accountKeysOf(email).some((key) => browser?.accounts.includes(key)) ? browser?.id : undefined;
}

/** The cookie after a sign-in to an account. It outlives the session, because it says nothing about who is signed in. */
export async function knownBrowserCookie(cookies: ReadonlyMap<string, string>, email: string): Promise<CookieToSet> {
  const known = await readBrowser(cookies);
  const ofAccount = accountKeysOf(email);
  const others = known?.accounts.filter((other) => !ofAccount.includes(other)) ?? [];
  const accounts = [accountKeyOf(email), ...others].slice(0, maxAccounts);
  const id = known?.id ?? randomBytes(9).toString('base64url');
  const value = await signer().sign([id, ...accounts].join('.'));
  const options = { path: '/api', maxAge: lifeSeconds, httpOnly: true, sameSite: 'strict', secure: isSecureSite() } as const;
  return { name: cookieName(), value, ...options };
}
