import { applyPatches, parsePatch } from '@sanity/diff-match-patch';
import { type Insert, insertItems } from './insert.ts';
import { PathError, parsePath } from './path.ts';
import { findTargets, readTarget, writeTarget } from './targets.ts';

/** The operations of one patch; Sanity runs them in this order, whatever their order in the request. */
export interface PatchOperations {
  readonly set?: Readonly<Record<string, unknown>>;
  readonly setIfMissing?: Readonly<Record<string, unknown>>;
  readonly unset?: readonly string[];
  readonly inc?: Readonly<Record<string, number>>;
  readonly dec?: Readonly<Record<string, number>>;
  readonly insert?: Insert;
  readonly diffMatchPatch?: Readonly<Record<string, string>>;
}

/** A copy of the document with the operations applied. Throws `PathError` when one cannot be applied. */
export function applyPatch<Document extends Readonly<Record<string, unknown>>>(
  document: Document,
  operations: PatchOperations,
): Document {
  const copy: Document = structuredClone(document);
  for (const [path, value] of Object.entries(operations.set ?? {})) set(copy, path, value);
  for (const [path, value] of Object.entries(operations.setIfMissing ?? {})) setIfMissing(copy, path, value);
  for (const path of operations.unset ?? []) unset(copy, path);
  for (const [path, by] of Object.entries(operations.inc ?? {})) add(copy, path, by);
  for (const [path, by] of Object.entries(operations.dec ?? {})) add(copy, path, -by);
  if (operations.insert) insertItems(copy, operations.insert);
  for (const [path, difference] of Object.entries(operations.diffMatchPatch ?? {})) patchText(copy, path, difference);
  return copy;
}

function set(document: Record<string, unknown>, path: string, value: unknown): void {
  for (const target of findTargets(document, parsePath(path), true)) writeTarget(target, structuredClone(value));
}

function setIfMissing(document: Record<string, unknown>, path: string, value: unknown): void {
  for (const target of findTargets(document, parsePath(path), true)) {
    if ((readTarget(target) ?? undefined) === undefined) writeTarget(target, structuredClone(value));
  }
}

function unset(document: Record<string, unknown>, path: string): void {
  // From the end, so that the remaining indexes of an array stay valid.
  for (const target of findTargets(document, parsePath(path)).reverse()) {
    if (Array.isArray(target.container)) target.container.splice(Number(target.key), 1);
    else delete target.container[target.key];
  }
}

function add(document: Record<string, unknown>, path: string, by: number): void {
  for (const target of findTargets(document, parsePath(path))) {
    const value = readTarget(target);
    if (typeof value !== 'number') throw new PathError(`Cannot increment "${path}" because its current value is not a number.`);
    writeTarget(target, value + by);
  }
}

function patchText(document: Record<string, unknown>, path: string, difference: string): void {
  for (const target of findTargets(document, parsePath(path))) {
    const value = readTarget(target);
    if (typeof value !== 'string') throw new PathError(`Cannot apply a text difference to "${path}": it is not a string.`);
    writeTarget(target, applyDifference(value, difference, path));
  }
}

function applyDifference(text: string, difference: string, path: string): string {
  try {
    return applyPatches(parsePatch(difference), text)[0];
  } catch {
    throw new PathError(`The text difference for "${path}" cannot be read.`);
  }
}
