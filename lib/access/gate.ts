import 'server-only';
import { trustedAddress } from '#lib/edge/address.ts';
import { readCookies } from '#lib/edge/cookies.ts';
import type { Whereabouts } from '#lib/edge/step.ts';
import { CallError, envelopeOf } from '#lib/platform/errors.ts';
import { siteHouse } from './house.ts';

/**
 * The guards of the middleware once more, for handlers: the refusal that this request meets (503 in maintenance, 451
 * from a restricted country), or undefined when it may pass.
 */
export async function refusalAtTheDoor(request: Request): Promise<CallError | undefined> {
  return refusalOf(request, false);
}

/** The same where money is to be taken: it also refuses (503) while nobody can say where the visitor is. */
export async function refusalAtTheTill(request: Request): Promise<CallError | undefined> {
  return refusalOf(request, true);
}

async function refusalOf(request: Request, mustKnow: boolean): Promise<CallError | undefined> {
  if (await siteHouse().maintenance()) return new CallError('platform', envelopeOf(503, 'error.maintenance'));
  const known = await whereaboutsOf(request);
  if (!known && mustKnow) return new CallError('platform', envelopeOf(503, 'error.access.unavailable'));
  return known?.restricted ? new CallError('platform', envelopeOf(451, 'error.country.restricted')) : undefined;
}

async function whereaboutsOf(request: Request): Promise<Whereabouts | undefined> {
  const { headers } = request;
  const cookies = readCookies(headers.get('cookie'));
  return (await siteHouse().whereabouts({ pathname: '', search: '', headers, cookies, address: addressOf(request) })).known;
}

/** The country (ISO 3166) that a request seems to come from; undefined while nobody can say. */
export async function countryOf(request: Request): Promise<string | undefined> {
  return (await whereaboutsOf(request))?.country;
}

/** Where a request comes from, for the platform's records; empty where nobody can say. */
export async function originOf(request: Request): Promise<{ readonly ipAddress: string; readonly country: string }> {
  return { ipAddress: addressOf(request) ?? '', country: (await countryOf(request)) ?? '' };
}

function knownHops(): number {
  return Number(process.env.TRUSTED_PROXY_HOPS ?? 0);
}

/** The visitor's address, where a known proxy vouches for it. */
export function addressOf(request: Request): string | undefined {
  return trustedAddress(request.headers.get('x-forwarded-for'), knownHops());
}

/** For whom an attempt is counted: all who came around the known proxies are one. Undefined where there are none to know anybody by. */
export function countedAs(request: Request): string | undefined {
  return addressOf(request) ?? (knownHops() > 0 ? 'around the proxies' : undefined);
}
