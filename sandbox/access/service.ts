import { Hono } from 'hono';
import { type AccessContext, readAccessContext } from '#lib/access/contract.ts';
import { envelopeOf } from '#lib/core/api/errors.ts';
import { detectDevice } from '#lib/core/http/device.ts';
import { marketOfCountry } from '#sandbox/data/tables/market-table.ts';
import { restrictedCountries } from '#sandbox/data/tables/restricted-countries.ts';
import { readSiteId } from '#sandbox/kit/http/site-context.ts';
import type { Service } from '#sandbox/kit/service.ts';
import type { GeoOverride, GeoOverrideStore } from './geo.ts';

/** Used without a GeoIP database, for requests without an override or test headers. */
const defaultLocation: GeoOverride = { country: 'MT', city: 'Valletta' };
const loopback = '127.0.0.1';

/** The access context: a visitor's location from the operator's override, the test headers or the default. */
export function createAccessService({ geo }: { readonly geo: GeoOverrideStore }): Service {
  const app = new Hono();
  app.get(readAccessContext.path, (c) => {
    if (readSiteId(c.req.raw.headers) === undefined) return c.json(envelopeOf(400, 'error.site_id.invalid'), 400);
    return c.json(readAccessContext.reply.parse(describeVisitor(c.req.raw.headers, geo.read())));
  });
  app.notFound((c) => c.json(envelopeOf(404, 'error.not_found'), 404));
  return { name: 'access', app, reset: async () => geo.set(undefined), healthy: async () => true };
}

function describeVisitor(headers: Headers, override: GeoOverride | undefined): AccessContext {
  const location = override ?? locationOf(headers) ?? defaultLocation;
  return {
    autodetectedCountry: location.country,
    autodetectedRegion: location.region ?? null,
    autodetectedCity: location.city ?? null,
    ipAddress: headers.get('X-Sandbox-IP') ?? firstForwarded(headers) ?? loopback,
    market: marketOfCountry(location.country),
    restricted: restrictedCountries.includes(location.country),
    device: detectDevice(headers.get('User-Agent')),
  };
}

function locationOf(headers: Headers): GeoOverride | undefined {
  const country = headers.get('X-Sandbox-Country')?.toUpperCase();
  if (!country) return undefined;
  const region = headers.get('X-Sandbox-Region');
  const city = headers.get('X-Sandbox-City');
  return { country, ...(region && { region }), ...(city && { city }) };
}

function firstForwarded(headers: Headers): string | undefined {
  return headers.get('X-Forwarded-For')?.split(',')[0]?.trim() || undefined;
}
