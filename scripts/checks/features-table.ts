/** The state of a row of `docs/reference/features.md`. */
export type RowState = 'done' | 'partly' | 'later';

export interface FeatureRow {
  readonly id: string;
  readonly area: string;
  readonly what: string;
  readonly state: RowState;
  /** What a row marked `partly` still lacks. */
  readonly missing?: string;
}

export interface FeatureTable {
  readonly rows: readonly FeatureRow[];
  /** Error messages, each with its line number. */
  readonly faults: readonly string[];
}

const maxWords = 6;

/** Reads the tables of `docs/reference/features.md`: `| id | what | state |` under one `## AREA — title` heading per area. */
export function parseFeatures(markdown: string): FeatureTable {
  const rows = new Map<string, FeatureRow>();
  const faults: string[] = [];
  let area = '';
  for (const [index, line] of markdown.split('\n').entries()) {
    area = /^## ([A-Z]{3})\b/.exec(line)?.[1] ?? area;
    if (!line.trim().startsWith('|') || /^\| id +\| what +\| state +\|$/.test(line) || /^\|(?: *:?-+:? *\|){3}$/.test(line))
      continue;
    const row = parseRow(line, area);
    if (typeof row === 'string') faults.push(`Line ${index + 1}: ${row}`);
    else if (rows.has(row.id)) faults.push(`Line ${index + 1}: ${row.id} has two rows.`);
    else rows.set(row.id, row);
  }
  if (rows.size === 0) faults.push('The table has no row.');
  return { rows: [...rows.values()], faults };
}

/** The parsed row, or an error message. */
function parseRow(line: string, area: string): FeatureRow | string {
  const [, id, what, stateCell, ...rest] = line
    .trim()
    .split('|')
    .map((cell) => cell.trim());
  if (rest.length !== 1 || rest[0] !== '') return 'a row has three cells: id, what and state.';
  if (!id || !/^[A-Z]{3}-\d{2}$/.test(id)) return `"${id}" is no id such as ${area || 'AAA'}-01.`;
  if (!id.startsWith(`${area}-`)) return `${id} is listed under the heading ${area || '(none)'}.`;
  if (!what) return `${id} does not say what it is.`;
  const state = /^(?:(done)|(?:(later)(?:: (\S.*))?)|(?:(partly): (\S.*)))$/.exec(stateCell ?? '');
  if (!state)
    return `${id} has the state "${stateCell}"; use done, later, later: and what it waits for, or partly: and what is missing.`;
  const [, done, later, awaited, , missing] = state;
  const reason = missing ?? awaited;
  if (reason && reason.split(/\s+/).length > maxWords) return `${id} takes more than ${maxWords} words to say what is missing.`;
  if (missing === undefined) return { id, area, what, state: (done ?? later) as RowState };
  return { id, area, what, state: 'partly', missing };
}

/** An id in a test, and the test's file. */
export interface Mention {
  readonly id: string;
  readonly file: string;
}

/** One message per difference between the table and the tests: unknown ids, and done rows without a test. */
export function compareWithTests(rows: readonly FeatureRow[], mentions: readonly Mention[]): string[] {
  const known = new Set(rows.map(({ id }) => id));
  const unknown = new Map(mentions.filter(({ id }) => !known.has(id)).map(({ id, file }) => [`${id} ${file}`, { id, file }]));
  const named = new Set(mentions.map(({ id }) => id));
  return [
    ...[...unknown.values()].map(({ id, file }) => `${file} names ${id}, which has no row.`),
    ...rows
      .filter(({ id, state }) => state === 'done' && !named.has(id))
      .map(({ id }) => `${id} is marked done, but no test names it.`),
  ];
}
