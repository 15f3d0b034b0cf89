import { parseUrl } from './parse-url.ts';

/** Whether an address has one of these origins, of which `https://*.bank.example` has those of every sub-domain, as in a content policy. */
export function hasOriginOf(address: string, origins: readonly string[]): boolean {
  const url = parseUrl(address);
  if (url?.username !== '') return false;
  return origins.some((origin) => {
    const [scheme = '', suffix] = origin.split('*.');
    return suffix === undefined ? origin === url.origin : url.origin.startsWith(scheme) && url.host.endsWith(`.${suffix}`);
  });
}
