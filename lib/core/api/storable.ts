/** An escape in JSON text of U+0000 or of half a surrogate pair. */
const unstorable = /\\u(?:0000|d[89ab][\da-f]{2}(?!\\ud[c-f][\da-f]{2})|(?<!\\ud[89ab][\da-f]{2}\\u)d[c-f][\da-f]{2})/i;

/** Whether JSON text has neither U+0000 nor half a surrogate pair, which JSON allows and PostgreSQL does not. */
export function isStorableJson(text: string): boolean {
  // A backslash itself is escaped too.
  return !unstorable.test(text.replaceAll('\\\\', '  '));
}

/** Whether a URL has no U+0000 in its path and query. */
export function isStorableAddress(url: string): boolean {
  return !url.includes('%00');
}
