/** U+0000 as JSON writes it; an escaped backslash before the letters is a backslash. */
const writtenNull = /(?<!\\)(?:\\\\)*\\u0000/;

/** Whether JSON text holds no U+0000: a character of JSON, and none that a database takes. Who sends it is refused before. */
export function isStorableJson(text: string): boolean {
  return !writtenNull.test(text);
}

/** The same of an address, its path and its query. */
export function isStorableAddress(url: string): boolean {
  return !url.includes('%00');
}
