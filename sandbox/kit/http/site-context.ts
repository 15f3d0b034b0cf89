import { parseStorableJson } from '../parse-storable-json.ts';

const knownSites: readonly number[] = [5];

/** Reads the `SiteContext` header, `{"siteId":5}` or `5`; undefined when missing or unknown. */
export function readSiteId(headers: Headers): number | undefined {
  const text = headers.get('SiteContext');
  if (text === null) return undefined;
  const parsed = parseStorableJson(text);
  const value = typeof parsed === 'object' && parsed !== null && 'siteId' in parsed ? parsed.siteId : parsed;
  return knownSites.find((siteId) => siteId === Number(value));
}
