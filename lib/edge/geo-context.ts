import type { Device } from '#lib/core/http/device.ts';
import type { GeoContext } from './types.ts';

/** The geo context in untrusted JSON; undefined without a country or a decision about it. */
export function parseGeoContext(value: object): GeoContext | undefined {
  const { country, region, restricted, market, ipAddress, device } = value as Partial<Record<keyof GeoContext, unknown>>;
  if (typeof country !== 'string' || typeof restricted !== 'boolean') return undefined;
  return {
    country,
    ...(typeof region === 'string' && { region }),
    restricted,
    ...(typeof market === 'string' && { market }),
    ...(typeof ipAddress === 'string' && { ipAddress }),
    ...(isDevice(device) && { device }),
  };
}

function isDevice(value: unknown): value is Device {
  if (typeof value !== 'object' || value === null) return false;
  const { isMobile, isTablet, isDesktop } = value as Partial<Record<keyof Device, unknown>>;
  return [isMobile, isTablet, isDesktop].every((flag) => typeof flag === 'boolean');
}
