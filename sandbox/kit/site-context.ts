/** Sites that the sandbox serves. */
const knownSites: readonly number[] = [5];

/** Reads the `SiteContext` header, `{"siteId":5}` or `5`; undefined when it is missing or names no known site. */
export function readSiteId(headers: Headers): number | undefined {
  const text = headers.get('SiteContext');
  if (text === null) return undefined;
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return undefined;
  }
  const named = typeof parsed === 'object' && parsed !== null && 'siteId' in parsed ? parsed.siteId : parsed;
  return knownSites.find((siteId) => siteId === Number(named));
}
