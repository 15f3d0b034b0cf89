import 'server-only';
import { CallError, envelopeOf } from '#lib/core/api/errors.ts';
import { edgeConfig } from '#lib/core/config/edge.ts';
import { clientOf, connectionAddressHeader, trustedAddress } from '#lib/core/http/address.ts';
import { readCookies } from '#lib/core/http/cookies.ts';
import { type Device, detectDevice } from '#lib/core/http/device.ts';
import { siteEdgeContext } from '#lib/edge/site-context.ts';
import type { GeoContext } from '#lib/edge/types.ts';

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
  if (!known?.country && mustKnow) return new CallError('platform', envelopeOf(503, 'error.access.unavailable'));
  return known?.restricted ? new CallError('platform', envelopeOf(451, 'error.country.restricted')) : undefined;
}

/** Every check of a request has the same answer. */
const lookups = new WeakMap<Request, Promise<GeoContext | undefined>>();

function readGeoContext(request: Request): Promise<GeoContext | undefined> {
  const lookup = lookups.get(request) ?? findGeoContext(request);
  lookups.set(request, lookup);
  return lookup;
}

async function findGeoContext(request: Request): Promise<GeoContext | undefined> {
  const { headers } = request;
  const cookies = readCookies(headers.get('cookie'));
  const page = { pathname: '', search: '', headers, cookies, address: addressOf(request) };
  return (await siteEdgeContext().readGeoContext(page)).known;
}

/** The country (ISO 3166) that a request comes from; undefined while unknown. */
export async function countryOf(request: Request): Promise<string | undefined> {
  return (await readGeoContext(request))?.country;
}

/** Where a request comes from, for the platform's records; empty where unknown. */
export async function originOf(request: Request): Promise<{ readonly ipAddress: string; readonly country: string }> {
  const known = await readGeoContext(request);
  return { ipAddress: known?.ipAddress ?? addressOf(request) ?? '', country: known?.country ?? '' };
}

/** MKT-32: the device as the access service detected it; by the user agent while the service does not answer. */
export async function deviceOf(request: Request): Promise<Device> {
  return (await readGeoContext(request))?.device ?? detectDevice(request.headers.get('user-agent'));
}

function knownHops(): number {
  return edgeConfig().TRUSTED_PROXY_HOPS;
}

/** The visitor's IP address, if a trusted proxy reported it. */
export function addressOf(request: Request): string | undefined {
  return trustedAddress(request.headers.get('x-forwarded-for'), knownHops());
}

let hasWarned = false;

/** The key for counting attempts; undefined where the server does not know its connections. */
export function rateLimitKey({ headers }: Request): string | undefined {
  const forwardedFor = headers.get('x-forwarded-for');
  const isKnown = process.env.CONNECTION_ADDRESS === 'header';
  const connection = isKnown ? (headers.get(connectionAddressHeader) ?? undefined) : undefined;
  // Next writes the connection's own address into the header of a request that has none.
  if (!hasWarned && connection && forwardedFor !== null && forwardedFor !== connection && knownHops() === 0) {
    hasWarned = true;
    console.warn(
      'A proxy forwards requests: set TRUSTED_PROXY_HOPS, or its visitors share the limits by address and all have the country of this server.',
    );
  }
  return clientOf({ forwardedFor, connection }, knownHops());
}
