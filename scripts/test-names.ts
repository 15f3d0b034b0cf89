/** A comment, a string, a template, or a regular expression where an operator or a bracket stands before it. */
const pieces =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[\s\S]|[^`\\])*`|(?<=[(,=:[!&|?{};]\s*|\breturn\s+)\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/[a-z]*/g;

/** Every string and template of a source, without quotes. Comments and regular expressions are passed over. */
export function stringsOf(source: string): string[] {
  return [...source.matchAll(pieces)].flatMap(([piece]) => (/^['"`]/.test(piece) ? [piece.slice(1, -1)] : []));
}

/** The ids of these areas that a test file's strings name: once per string, so that a test counts once for an id. */
export function idsNamedIn(source: string, areas: Iterable<string>): string[] {
  const id = new RegExp(`\\b(?:${[...areas].join('|')})-\\d{2}\\b`, 'g');
  return stringsOf(source).flatMap((text) => [...new Set(text.match(id) ?? [])]);
}
