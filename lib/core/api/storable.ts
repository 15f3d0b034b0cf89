/** U+0000 in JSON text, but not a backslash followed by `u0000`. */
const escapedNull = /(?<!\\)(?:\\\\)*\\u0000/;

/** Whether JSON text has no U+0000, which JSON allows and PostgreSQL text does not. */
export function isStorableJson(text: string): boolean {
  return !escapedNull.test(text);
}

/** Whether a URL has no U+0000 in its path and query. */
export function isStorableAddress(url: string): boolean {
  return !url.includes('%00');
}
