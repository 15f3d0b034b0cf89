/** A text as a URL; undefined where it is none. `URL.parse` of browsers is newer than the supported ones. */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
