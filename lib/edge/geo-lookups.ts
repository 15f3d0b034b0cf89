import { breakerOf } from '#lib/core/http/circuit-breaker.ts';
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
/** Of an address; further user agents get its location, so that changing them causes no more lookups. */
const maxLookups = 8;

interface Lookup {
  readonly answer: Promise<GeoContext>;
  failedAt?: number;
}

interface KnownAddress {
  readonly until: number;
  readonly byUserAgent: Map<string, Lookup>;
  lookups: number;
  location?: GeoContext;
}

interface AccessService {
  readonly accessUrl: string;
  readonly siteId: string;
}

interface Visitor {
  readonly address: string | undefined;
  readonly userAgent: string;
}

/**
 * Asks the access service where a visitor is; undefined where it has no answer. Requests of one address and user agent share a
 * lookup and its answer for 30 s, or 3 s where it failed; those without an address only a running one.
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
    if (shared && Date.now() - (shared.failedAt ?? Date.now()) < failedMs) return shared.answer;
    if (known.location && known.lookups >= maxLookups) return { ...known.location, device: detectDevice(userAgent) };
    known.lookups += 1;
    const lookup: Lookup = { answer: callService(service, visitor) };
    known.byUserAgent.set(userAgent, lookup);
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

  return ({ address, headers }: PageRequest): Promise<GeoContext | undefined> => {
    const userAgent = (headers.get('user-agent') ?? '').slice(0, maxUserAgentLength);
    return share({ address, userAgent }).catch(() => undefined);
  };
}

/** Pages stay open while the access service is silent: the circuit breaker keeps them from waiting for its timeout. */
async function callService(service: AccessService, visitor: Visitor): Promise<GeoContext> {
  const breaker = breakerOf(service.accessUrl);
  if (!breaker.allows(accessCall.endpoint)) {
    reportNotCalled(accessCall);
    throw new Error('the access service does not answer');
  }
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
