const knownSites: readonly number[] = [5];

/** Reads the `SiteContext` header, `{"siteId":5}` or `5`; undefined when missing or unknown. */
export function readSiteId(headers: Headers): number | undefined {
  const text = headers.get('SiteContext');
  if (text === null) return undefined;
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return undefined;
  }
  const value = typeof parsed === 'object' && parsed !== null && 'siteId' in parsed ? parsed.siteId : parsed;
  return knownSites.find((siteId) => siteId === Number(value));
}
