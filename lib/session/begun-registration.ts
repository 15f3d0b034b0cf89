import 'server-only';
import { z } from 'zod';
import type { UntypedAnswer } from '#lib/core/api/call.ts';
import { type Endpoint, registrationTokenHeader } from '#lib/core/api/endpoint.ts';
import { CallError, envelopeOf } from '#lib/core/api/errors.ts';
import { isSecureSite, siteCookieName } from '#lib/core/config/site.ts';
import { readCookies } from '#lib/core/http/cookies.ts';
import { type CookieToSet, serializeCookie } from '#lib/core/http/set-cookie.ts';
import type { Refusal } from './sign-in/refusal.ts';
import { openSealed, seal } from './tokens/sealed.ts';

/** Of builds that set it without a prefix. To be deleted with the next release but one, as `tokens/earlier-cookies.ts`. */
const earlierName = 'parlour.registration';
const cookieName = () => siteCookieName(earlierName);
const path = '/api/platform/player/registration';
const lifeSeconds = 7 * 24 * 3_600;

/** A platform without tokens leaves the token empty; the cookie then binds the registration to this browser all the same. */
const begunSchema = z.object({ playerId: z.string(), token: z.string() });
type Begun = z.output<typeof begunSchema>;

/** DEC-SGN-2: the cookie of the registration that this browser began, sealed, for the registration's calls only. */
async function cookieOf(begun: Begun): Promise<CookieToSet> {
  const value = await seal('registration', begun, lifeSeconds);
  return { name: cookieName(), value, path, maxAge: lifeSeconds, httpOnly: true, sameSite: 'strict', secure: isSecureSite() };
}

/** Headers that bind the registration of a successful reply to the browser. */
export async function begunRegistrationHeaders({ reply, headers }: UntypedAnswer): Promise<(readonly [string, string])[]> {
  const { playerId } = begunSchema.pick({ playerId: true }).parse(reply);
  const cookie = await cookieOf({ playerId, token: headers.get(registrationTokenHeader) ?? '' });
  return [['Set-Cookie', serializeCookie(cookie)]];
}

/** The same for an unfinished registration that a sign-in by password found; undefined for any other refusal. */
export async function resumedRegistrationCookie({ unfinished, registrationToken }: Refusal): Promise<CookieToSet | undefined> {
  return unfinished && cookieOf({ playerId: unfinished.playerId, token: registrationToken ?? '' });
}

/** The token of a call that continues a registration. Throws `CallError` (404) for one that this browser did not begin. */
export async function registrationHeaders(request: Request, endpoint: Endpoint, body: unknown): Promise<Record<string, string>> {
  if (endpoint.registration !== 'continues') return {};
  const cookies = readCookies(request.headers.get('cookie'));
  const begun = await openSealed('registration', cookies.get(cookieName()) ?? cookies.get(earlierName), begunSchema);
  const wanted = begunSchema.pick({ playerId: true }).safeParse(body).data?.playerId;
  if (!begun || begun.playerId !== wanted) {
    throw new CallError('contract', envelopeOf(404, 'error.registration.not_begun'));
  }
  return begun.token ? { [registrationTokenHeader]: begun.token } : {};
}
