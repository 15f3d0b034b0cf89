import type { Secret } from '#lib/core/http/secret.ts';
import { createSigner } from '#lib/core/http/signed-text.ts';
import type { GeoContext, SetCookie } from './types.ts';

const lifeSeconds = 300;
const maxRemembered = 5_000;

interface Stored extends GeoContext {
  readonly address: string;
  readonly until: number;
}

/** The visitor's geo context in a cookie, signed and bound to the address, so that not every request calls the access service. */
export interface AccessCookies {
  open(value: string | undefined, address: string | undefined): Promise<GeoContext | undefined>;
  write(geo: GeoContext, address: string | undefined): Promise<SetCookie>;
}

export function createAccessCookies(secrets: Secret, realNow: () => number = Date.now): AccessCookies {
  const signer = createSigner(secrets);
  const verified = new Map<string, Stored>();

  async function openSigned(value: string): Promise<Stored | undefined> {
    const seen = verified.get(value);
    if (seen) return seen;
    const stored = readStored(await signer.open(value));
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
      return { name: 'access', value: await signer.sign(writeStored(stored)), maxAgeSeconds: lifeSeconds };
    },
  };
}

const separator = '|';
/** In the place of an IP address: the one that the cookie is bound to. */
const same = '*';
const devices = {
  m: { isMobile: true, isTablet: false, isDesktop: false },
  t: { isMobile: false, isTablet: true, isDesktop: false },
  d: { isMobile: false, isTablet: false, isDesktop: true },
} as const;
const isDevice = (code: string): code is keyof typeof devices => Object.hasOwn(devices, code);

/** Fields in a fixed order, because every page request carries them: `FI||0|FI|d|203.0.113.7|*|lx2k9v`. */
function writeStored({ country, region, restricted, market, device, ipAddress, address, until }: Stored): string {
  const code = device && (device.isMobile ? 'm' : device.isTablet ? 't' : 'd');
  const seen = ipAddress === address ? same : ipAddress;
  const fields = [country, region, restricted ? '1' : '0', market, code, address, seen, until.toString(36)];
  return fields.map((field) => encodeURIComponent(field ?? '').replaceAll('%3A', ':')).join(separator);
}

function readStored(text: string | undefined): Stored | undefined {
  const fields = text?.split(separator).map(decodeURIComponent);
  if (fields?.length !== 8) return undefined;
  const [country = '', region, restricted, market, code = '', address = '', seen, until = ''] = fields;
  const ipAddress = seen === same ? address : seen;
  return {
    country,
    ...(region && { region }),
    restricted: restricted === '1',
    ...(market && { market }),
    ...(ipAddress && { ipAddress }),
    ...(isDevice(code) && { device: devices[code] }),
    address,
    until: Number.parseInt(until, 36),
  };
}
