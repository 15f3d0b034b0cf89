/** A row of `docs/reference/specification.md`. */
export interface Rule {
  readonly id: string;
  readonly line: number;
  /** Files and folders that enforce the rule. */
  readonly where: readonly string[];
}

export interface Specification {
  readonly rules: readonly Rule[];
  /** Error messages, each with its line number. */
  readonly faults: readonly string[];
}

/** Reads the tables of `docs/reference/specification.md`: `| id | rule | where |`, where the last cell lists paths. */
export function parseSpecification(markdown: string): Specification {
  const rules = new Map<string, Rule>();
  const faults: string[] = [];
  for (const [index, text] of markdown.split('\n').entries()) {
    if (!text.startsWith('|') || /^\|[ |:-]+\|$/.test(text) || /^\| *id *\| *rule *\| *where *\|$/.test(text)) continue;
    const rule = parseRule(text, index + 1);
    if (typeof rule === 'string') faults.push(`Line ${index + 1}: ${rule}`);
    else if (rules.has(rule.id)) faults.push(`Line ${index + 1}: ${rule.id} has two rows.`);
    else rules.set(rule.id, rule);
  }
  if (rules.size === 0) faults.push('The table has no row.');
  return { rules: [...rules.values()], faults };
}

/** The parsed rule, or an error message. */
function parseRule(text: string, line: number): Rule | string {
  const [, id, rule, where, ...rest] = text.split('|').map((cell) => cell.trim());
  if (rest.length !== 1 || rest[0] !== '') return 'a row has three cells: id, rule and where.';
  if (!id || !/^DEC-[A-Z]+(?:-\d+)?$/.test(id)) return `"${id}" is no id such as DEC-X-1.`;
  if (!rule || !/[.]$/.test(rule)) return `${id} needs a sentence with a full stop.`;
  if (!where) return `${id} does not say where it is enforced.`;
  return { id, line, where: where.split(',').map((path) => path.trim()) };
}
