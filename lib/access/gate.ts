import 'server-only';
import { CallError, envelopeOf } from '#lib/core/api/errors.ts';
import { edgeConfig } from '#lib/core/config/edge.ts';
import { trustedAddress } from '#lib/core/http/address.ts';
import { readCookies } from '#lib/core/http/cookies.ts';
import type { GeoContext } from '#lib/edge/types.ts';
import { siteEdgeContext } from './edge-context.ts';

/**
 * The access check of the middleware, for handlers: an error for a request in maintenance (503) or from a restricted
 * country (451), undefined if it may pass.
 */
export async function checkAccess(request: Request): Promise<CallError | undefined> {
  return findRefusal(request, false);
}

/** Like `checkAccess`, for calls that take money: also an error (503) while the visitor's location is unknown. */
export async function checkMoneyAccess(request: Request): Promise<CallError | undefined> {
  return findRefusal(request, true);
}

async function findRefusal(request: Request, mustKnow: boolean): Promise<CallError | undefined> {
  if (await siteEdgeContext().isInMaintenance()) return new CallError('platform', envelopeOf(503, 'error.maintenance'));
  const known = await readGeoContext(request);
  if (!known && mustKnow) return new CallError('platform', envelopeOf(503, 'error.access.unavailable'));
  return known?.restricted ? new CallError('platform', envelopeOf(451, 'error.country.restricted')) : undefined;
}

async function readGeoContext(request: Request): Promise<GeoContext | undefined> {
  const { headers } = request;
  const cookies = readCookies(headers.get('cookie'));
  return (await siteEdgeContext().readGeoContext({ pathname: '', search: '', headers, cookies, address: addressOf(request) }))
    .known;
}

/** The country (ISO 3166) that a request comes from; undefined while unknown. */
export async function countryOf(request: Request): Promise<string | undefined> {
  return (await readGeoContext(request))?.country;
}

/** Where a request comes from, for the platform's records; empty where unknown. */
export async function originOf(request: Request): Promise<{ readonly ipAddress: string; readonly country: string }> {
  return { ipAddress: addressOf(request) ?? '', country: (await countryOf(request)) ?? '' };
}

function knownHops(): number {
  return edgeConfig().TRUSTED_PROXY_HOPS;
}

/** The visitor's IP address, if a trusted proxy reported it. */
export function addressOf(request: Request): string | undefined {
  return trustedAddress(request.headers.get('x-forwarded-for'), knownHops());
}

/** The key for counting attempts: the IP address. Requests that bypass the trusted proxies share one key. Undefined without proxies. */
export function rateLimitKey(request: Request): string | undefined {
  return addressOf(request) ?? (knownHops() > 0 ? 'bypassed the proxies' : undefined);
}
