import 'server-only';
import { trustedAddress } from '#lib/edge/address.ts';
import { readCookies } from '#lib/edge/cookies.ts';
import { createHouse, type EdgeHouse, houseOptionsFrom } from '#lib/edge/house.ts';
import { CallError, envelopeOf } from '#lib/platform/errors.ts';

let house: EdgeHouse | undefined;

/**
 * The guards of the middleware once more, for handlers: the refusal that this request meets (503 in maintenance, 451
 * from a restricted country), or undefined when it may pass.
 */
export async function refusalAtTheDoor(request: Request): Promise<CallError | undefined> {
  house ??= createHouse(houseOptionsFrom(process.env));
  if (await house.maintenance()) return new CallError('platform', envelopeOf(503, 'error.maintenance'));
  const { known } = await house.whereabouts({
    pathname: '',
    search: '',
    headers: request.headers,
    cookies: readCookies(request.headers.get('cookie')),
    address: trustedAddress(request.headers.get('x-forwarded-for'), Number(process.env.TRUSTED_PROXY_HOPS ?? 0)),
  });
  return known?.restricted ? new CallError('platform', envelopeOf(451, 'error.country.restricted')) : undefined;
}
