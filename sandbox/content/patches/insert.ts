import { PathError, parsePath, type Step } from './path.ts';
import { findTargets, rangeOf, readTarget } from './targets.ts';

/** `{before|after|replace: path, items}` of a patch. */
export interface Insert {
  readonly before?: string;
  readonly after?: string;
  readonly replace?: string;
  readonly items: readonly unknown[];
}

/** Inserts `items` before or after the array elements that the path selects, or replaces them. */
export function insertItems(document: Record<string, unknown>, insert: Insert): void {
  const path = insert.before ?? insert.after ?? insert.replace ?? '';
  const steps = parsePath(path);
  const last = steps.pop();
  if (last === undefined || last.kind === 'attribute' || last.kind === 'descend' || steps.length === 0) {
    throw new PathError(`The path "${path}" of an insert must end in an array element, such as [0] or [-1].`);
  }
  for (const target of findTargets(document, steps)) {
    const list = readTarget(target);
    if (!Array.isArray(list)) continue;
    const [start, end] = spanOf(list, last);
    if (start === undefined || end === undefined) continue;
    if (insert.before !== undefined) list.splice(start, 0, ...insert.items);
    else if (insert.after !== undefined) list.splice(end, 0, ...insert.items);
    else list.splice(start, end - start, ...insert.items);
  }
}

/** Start and end of the selected elements; an index out of range selects the nearest end, so an empty array can be filled. */
function spanOf(list: readonly unknown[], step: Exclude<Step, { kind: 'attribute' | 'descend' }>): [number, number] | [] {
  const only = step.kind === 'select' && step.choices.length === 1 ? step.choices[0] : undefined;
  if (only?.kind === 'range') return rangeOf(list, only);
  const keys = findTargets({ list: [...list] }, [{ kind: 'attribute', name: 'list' }, step]).map(({ key }) => Number(key));
  const [first] = keys;
  const last = keys.at(-1);
  if (first !== undefined && last !== undefined) return [first, last + 1];
  if (only?.kind !== 'index') return [];
  return only.index < 0 ? [0, 0] : [list.length, list.length];
}
