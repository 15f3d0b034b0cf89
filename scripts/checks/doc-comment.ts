/** The text of a doc comment as one line, without the ids of features and rules. */
export function textOfComment(comment: string): string {
  const text = comment
    .replace(/\n \*/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:(?:[A-Z]{3}|DEC-[A-Z]+)-\d+(?:[,;] )?)+[.:]? ?/, '')
    .replace(/ \((?:(?:[A-Z]{3}|DEC-[A-Z]+)-\d+(?:, )?)+\)/g, '');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
