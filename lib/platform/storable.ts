/** U+0000 is a character of JSON, and none that a database takes: who sends it is refused before it gets there. */
const nullCharacter = '\0';
/** As JSON writes it; an escaped backslash before the letters is a backslash. */
const writtenNull = /(?<!\\)(?:\\\\)*\\u0000/;

/** Whether no string of a JSON text holds the null character. */
export function isStorableJson(text: string): boolean {
  return !writtenNull.test(text);
}

/** The same of single values, such as those of a query. */
export function areStorable(values: Iterable<string>): boolean {
  return ![...values].some((value) => value.includes(nullCharacter));
}
