import { parseGeoContext } from './geo-context.ts';
import { createSigner } from './signed-value.ts';
import type { GeoContext, SetCookie } from './types.ts';

/** Holds a visitor's geo context, signed and bound to the address, so that not every request calls the access service. */
export const accessCookie = 'access';
const lifeSeconds = 300;
const maxRemembered = 5_000;

interface Stored extends GeoContext {
  readonly address: string;
  readonly until: number;
}

export interface AccessCookies {
  open(value: string | undefined, address: string | undefined): Promise<GeoContext | undefined>;
  write(geo: GeoContext, address: string | undefined): Promise<SetCookie>;
}

export function createAccessCookies(secret: string, realNow: () => number = Date.now): AccessCookies {
  const signer = createSigner(secret);
  const verified = new Map<string, Stored>();

  async function openSigned(value: string): Promise<Stored | undefined> {
    const seen = verified.get(value);
    if (seen) return seen;
    const stored = parse(await signer.open(value));
    if (!stored) return undefined;
    if (verified.size >= maxRemembered) verified.clear();
    verified.set(value, stored);
    return stored;
  }

  return {
    async open(value, address) {
      if (!value) return undefined;
      const stored = await openSigned(value);
      if (!stored || stored.until <= realNow() || stored.address !== (address ?? '')) return undefined;
      return stored;
    },
    async write(geo, address) {
      const stored: Stored = { ...geo, address: address ?? '', until: realNow() + lifeSeconds * 1_000 };
      return { name: accessCookie, value: await signer.sign(JSON.stringify(stored)), maxAgeSeconds: lifeSeconds };
    },
  };
}

function parse(text: string | undefined): Stored | undefined {
  if (text === undefined) return undefined;
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null) return undefined;
  const { address, until } = value as Partial<Record<keyof Stored, unknown>>;
  const geo = parseGeoContext(value);
  return geo && typeof address === 'string' && typeof until === 'number' ? { ...geo, address, until } : undefined;
}
