import 'server-only';
import { isSecureSite, siteCookieName } from '#lib/core/config/site.ts';
import { serializeCookie } from '#lib/core/http/set-cookie.ts';
import { openSealed, seal } from '../tokens/sealed.ts';
import { type CarriedRefusal, carriedRefusalSchema, type Refusal } from './refusal.ts';

/** The details of a refused sign-in (days, initiator) are in a short-lived sealed cookie, never in a URL. */
const cookieName = () => siteCookieName('parlour.refusal');
/** Long enough for every tab of a browser to read it, background tabs too. */
const lifeSeconds = 600;

interface CookieOptions {
  readonly path: string;
  readonly maxAge: number;
  readonly httpOnly: boolean;
  readonly sameSite: 'strict';
  readonly secure: boolean;
}

interface CookieJar {
  set(name: string, value: string, options: CookieOptions): unknown;
}

const path = '/api/session/refusal';
const cookieOptions = (maxAge: number): CookieOptions => ({
  path,
  maxAge,
  httpOnly: true,
  sameSite: 'strict',
  secure: isSecureSite(),
});

function sealRefusal({ registrationToken: _, ...refusal }: Refusal): Promise<string> {
  return seal('refusal', refusal, lifeSeconds);
}

/** Stores the refusal in the response of a sign-in. */
export async function storeRefusal(jar: CookieJar, refusal: Refusal): Promise<void> {
  jar.set(cookieName(), await sealRefusal(refusal), cookieOptions(lifeSeconds));
}

/** `Set-Cookie` header that stores the refusal. */
export async function refusalHeader(refusal: Refusal): Promise<readonly [string, string]> {
  return [
    'Set-Cookie',
    serializeCookie({ name: cookieName(), value: await sealRefusal(refusal), ...cookieOptions(lifeSeconds) }),
  ];
}

export function clearRefusal(jar: CookieJar): void {
  jar.set(cookieName(), '', cookieOptions(0));
}

/** The last refusal of this browser; undefined where there is none, or none that is valid. */
export async function readRefusal(cookies: ReadonlyMap<string, string>): Promise<CarriedRefusal | undefined> {
  return openSealed('refusal', cookies.get(cookieName()), carriedRefusalSchema);
}
