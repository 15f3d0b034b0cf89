/** The cookies of a request by name; the first of a name wins. */
export function readCookies(header: string | null): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  if (!header) return cookies;
  for (const part of header.split(';')) {
    const at = part.indexOf('=');
    const name = part.slice(0, at).trim();
    if (name !== '' && at > 0 && !cookies.has(name)) cookies.set(name, part.slice(at + 1).trim());
  }
  return cookies;
}
