import { isRecord } from '#lib/core/is-record.ts';
import { ownValue } from '#lib/core/own-value.ts';
import type { Choice, Step } from './path.ts';

/** A location in a document: a member of an object, which may be missing, or an element of an array. */
export type Target =
  | { readonly container: Record<string, unknown>; readonly key: string }
  | { readonly container: unknown[]; readonly key: number };

export function readTarget(target: Target): unknown {
  return Array.isArray(target.container)
    ? target.container[target.key as number]
    : ownValue(target.container, target.key as string);
}

export function writeTarget(target: Target, value: unknown): void {
  if (Array.isArray(target.container)) target.container[target.key as number] = value;
  // Assigning `__proto__` would set the prototype instead of a member.
  else Object.defineProperty(target.container, target.key, { value, writable: true, enumerable: true, configurable: true });
}

/**
 * Every location that a path selects, including missing members of objects but not missing elements of arrays. With
 * `create`, missing objects on the way are created.
 */
export function findTargets(root: Record<string, unknown>, steps: readonly Step[], create = false): Target[] {
  let values: unknown[] = [root];
  let targets: Target[] = [];
  for (const [at, step] of steps.entries()) {
    if (step.kind === 'descend') {
      values = values.flatMap(withDescendants);
      continue;
    }
    const isDeep = steps[at - 1]?.kind === 'descend';
    targets = values.flatMap((value) => targetsOf(value, step)).filter((target) => !isDeep || readTarget(target) !== undefined);
    const next = steps[at + 1];
    if (create && next?.kind === 'attribute') {
      for (const target of targets) if ((readTarget(target) ?? undefined) === undefined) writeTarget(target, {});
    }
    values = targets.map(readTarget).filter((value) => value !== undefined);
  }
  return targets;
}

function targetsOf(value: unknown, step: Exclude<Step, { kind: 'descend' }>): Target[] {
  if (step.kind === 'attribute') return isRecord(value) ? [{ container: value, key: step.name }] : [];
  if (step.kind === 'wildcard') {
    if (Array.isArray(value)) return value.map((_, key) => ({ container: value, key }));
    return isRecord(value) ? Object.keys(value).map((key) => ({ container: value, key })) : [];
  }
  if (isRecord(value)) {
    return step.choices.flatMap((choice) => (choice.kind === 'attribute' ? [{ container: value, key: choice.name }] : []));
  }
  if (!Array.isArray(value)) return [];
  const keys = new Set(step.choices.flatMap((choice) => keysOf(value, choice)));
  return [...keys].sort((a, b) => a - b).map((key) => ({ container: value, key }));
}

function keysOf(list: readonly unknown[], choice: Choice): number[] {
  switch (choice.kind) {
    case 'index': {
      const key = choice.index < 0 ? list.length + choice.index : choice.index;
      return key >= 0 && key < list.length ? [key] : [];
    }
    case 'range': {
      const [start, end] = rangeOf(list, choice);
      return Array.from({ length: Math.max(0, end - start) }, (_, offset) => start + offset);
    }
    case 'match':
      return [...list.keys()].filter((key) => matches(list[key], choice));
    case 'attribute':
      return [];
  }
}

/** The bounds of a range, end exclusive. In Sanity's ranges -1 is the position after the last element. */
export function rangeOf(
  list: readonly unknown[],
  { start, end }: { start: number | undefined; end: number | undefined },
): [number, number] {
  const from = start ?? 0;
  const to = end ?? list.length;
  return [clamp(from < 0 ? list.length + from + 1 : from, list), clamp(to < 0 ? list.length + to + 1 : to, list)];
}

function clamp(at: number, list: readonly unknown[]): number {
  return Math.min(Math.max(at, 0), list.length);
}

function matches(element: unknown, choice: Extract<Choice, { kind: 'match' }>): boolean {
  if (!isRecord(element)) return false;
  const actual = ownValue(element, choice.name);
  const expected = choice.value;
  if (choice.operator === 'exists') return actual !== undefined;
  if (choice.operator === '==') return actual === expected;
  if (choice.operator === '!=') return actual !== expected;
  const isComparable =
    (typeof actual === 'number' && typeof expected === 'number') || (typeof actual === 'string' && typeof expected === 'string');
  if (!isComparable) return false;
  if (choice.operator === '<') return actual < expected;
  if (choice.operator === '<=') return actual <= expected;
  return choice.operator === '>' ? actual > expected : actual >= expected;
}

function withDescendants(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(withDescendants)];
}
