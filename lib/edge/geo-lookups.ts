import { breakerOf, type CircuitBreaker } from '#lib/core/http/circuit-breaker.ts';
import { detectDevice } from '#lib/core/http/device.ts';
import { observeCall, reportNotCalled } from '#lib/core/http/observe-call.ts';
import { parseGeoContext } from './geo-context.ts';
import type { GeoContext, PageRequest } from './types.ts';

const accessCall = { service: 'access', endpoint: 'GET /player/access/context' } as const;
const timeoutMs = 1_500;
/** Of what a visitor sends about the browser: a longer header would be refused, and the visitor's location stay unknown. */
const maxUserAgentLength = 512;
const keptMs = 30_000;
/** A lookup that failed is not repeated for so long: the visitor would wait for each. */
const failedMs = 3_000;
const maxAddresses = 2_000;
/** Of an address; further user agents get what the last one found, so that changing them causes no more lookups. */
const maxLookups = 8;

interface Lookup {
  readonly answer: Promise<GeoContext>;
  failedAt?: number;
}

interface KnownAddress {
  readonly until: number;
  readonly byUserAgent: Map<string, Lookup>;
  lookups: number;
  latest?: Lookup;
  location?: GeoContext;
}

interface AccessService {
  readonly accessUrl: string;
  readonly siteId: string;
  /** Trusted proxies in front of the site, which report the address of each visitor. */
  readonly proxyHops: number;
}

interface Visitor {
  readonly address: string | undefined;
  readonly userAgent: string;
}

/**
 * Asks the access service where a visitor is; undefined where it has no answer. Requests of one address and user agent share a
 * lookup and its answer for 30 s, or 3 s where it failed; those without an address only a running one. Behind proxies there is no
 * answer without an address: the service would take this server for the visitor.
 */
export function createGeoLookups(service: AccessService) {
  const addresses = new Map<string, KnownAddress>();

  function knownAddress(address: string): KnownAddress {
    const known = addresses.get(address);
    if (known && Date.now() < known.until) return known;
    addresses.delete(address);
    // All are kept for the same time, so the first one expires next.
    const [oldest] = addresses.keys();
    if (oldest !== undefined && addresses.size >= maxAddresses) addresses.delete(oldest);
    const added: KnownAddress = { until: Date.now() + keptMs, byUserAgent: new Map(), lookups: 0 };
    addresses.set(address, added);
    return added;
  }

  async function share(visitor: Visitor): Promise<GeoContext> {
    const { address, userAgent } = visitor;
    const known = knownAddress(address ?? '');
    const shared = known.byUserAgent.get(userAgent);
    if (shared && isUsable(shared)) return shared.answer;
    const found = known.location ?? (known.latest && isUsable(known.latest) ? known.latest.answer : undefined);
    if (known.lookups >= maxLookups && found) return { ...(await found), device: detectDevice(userAgent) };
    const lookup: Lookup = { answer: callService(service, visitor) };
    known.lookups += 1;
    known.byUserAgent.set(userAgent, lookup);
    if (address !== undefined) known.latest = lookup;
    try {
      const location = await lookup.answer;
      if (address !== undefined) known.location = location;
      return location;
    } catch (error) {
      lookup.failedAt = Date.now();
      throw error;
    } finally {
      if (address === undefined) known.byUserAgent.delete(userAgent);
    }
  }

  return async ({ address, headers }: PageRequest): Promise<GeoContext | undefined> => {
    if (address === undefined && service.proxyHops > 0) return undefined;
    const userAgent = (headers.get('user-agent') ?? '').slice(0, maxUserAgentLength);
    return share({ address, userAgent }).catch(() => undefined);
  };
}

function isUsable({ failedAt }: Lookup): boolean {
  return failedAt === undefined || Date.now() - failedAt < failedMs;
}

/**
 * Pages stay open while the access service is silent: the circuit breaker keeps them from waiting for its timeout. Throws at once
 * where it is not called.
 */
function callService(service: AccessService, visitor: Visitor): Promise<GeoContext> {
  const breaker = breakerOf(service.accessUrl);
  if (breaker.allows(accessCall.endpoint)) return observeAnswer(breaker, service, visitor);
  reportNotCalled(accessCall);
  throw new Error('the access service does not answer');
}

async function observeAnswer(breaker: CircuitBreaker, service: AccessService, visitor: Visitor): Promise<GeoContext> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    return await observeCall(accessCall, () => fetchGeoContext(service, visitor, signal));
  } finally {
    if (signal.aborted) breaker.stalled(accessCall.endpoint);
    else breaker.answered(accessCall.endpoint);
  }
}

async function fetchGeoContext(
  { accessUrl, siteId }: AccessService,
  { address, userAgent }: Visitor,
  signal: AbortSignal,
): Promise<GeoContext> {
  const response = await fetch(`${accessUrl}/player/access/context`, {
    headers: {
      SiteContext: `{"siteId":${siteId}}`,
      'User-Agent': userAgent,
      ...(address && { 'X-Forwarded-For': address }),
    },
    cache: 'no-store',
    redirect: 'error',
    signal,
  });
  const body: unknown = response.ok ? await response.json() : undefined;
  if (typeof body !== 'object' || body === null) throw new Error('the access service returned no context');
  const { autodetectedCountry: country, autodetectedRegion: region, ipAddress, ...rest } = body as Record<string, unknown>;
  // Without the visitor's address the service saw only this server's.
  const known = parseGeoContext({ ...rest, country, region, ...(address && { ipAddress }) });
  if (!known) throw new Error('the access context has an unexpected shape');
  return known;
}
