import { Hono } from 'hono';
import { type AccessContext, readAccessContext } from '#lib/access/contract.ts';
import { detectDevice } from '#lib/access/device.ts';
import { envelopeOf } from '#lib/platform/errors.ts';
import type { Service } from '#sandbox/kit/service.ts';
import { readSiteId } from '#sandbox/kit/site-context.ts';
import { marketOf, restrictedCountries } from './countries.ts';
import type { GeoBoard, GeoOverride } from './geo.ts';

/** A stand-in has no map of addresses: whoever says nothing about himself is in Malta. */
const here: GeoOverride = { country: 'MT', city: 'Valletta' };
const loopback = '127.0.0.1';

/** The access context (decisions §3.6): where a visitor is, by the operator's word, his test headers, or the default. */
export function createAccessService({ geo }: { readonly geo: GeoBoard }): Service {
  const app = new Hono();
  app.get(readAccessContext.path, (c) => {
    if (readSiteId(c.req.raw.headers) === undefined) return c.json(envelopeOf(400, 'error.site_id.invalid'), 400);
    return c.json(readAccessContext.reply.parse(describeVisitor(c.req.raw.headers, geo.read())));
  });
  app.notFound((c) => c.json(envelopeOf(404, 'error.not_found'), 404));
  return { name: 'access', app, reset: async () => geo.set(undefined), healthy: async () => true };
}

function describeVisitor(headers: Headers, override: GeoOverride | undefined): AccessContext {
  const place = override ?? placeOf(headers) ?? here;
  return {
    autodetectedCountry: place.country,
    autodetectedRegion: place.region ?? null,
    autodetectedCity: place.city ?? null,
    ipAddress: headers.get('X-Sandbox-IP') ?? firstForwarded(headers) ?? loopback,
    market: marketOf(place.country),
    restricted: restrictedCountries.includes(place.country),
    device: detectDevice(headers.get('User-Agent')),
  };
}

function placeOf(headers: Headers): GeoOverride | undefined {
  const country = headers.get('X-Sandbox-Country')?.toUpperCase();
  if (!country) return undefined;
  const region = headers.get('X-Sandbox-Region');
  const city = headers.get('X-Sandbox-City');
  return { country, ...(region && { region }), ...(city && { city }) };
}

function firstForwarded(headers: Headers): string | undefined {
  return headers.get('X-Forwarded-For')?.split(',')[0]?.trim() || undefined;
}
