import { randomBytes } from 'node:crypto';
import { isRecord } from '#lib/core/is-record.ts';

const maxDepth = 40;

/** Why a JSON value cannot be stored, as a message; undefined when it can. */
export function findValueError(value: unknown, depth = 0): string | undefined {
  if (depth > maxDepth) return `attributes are nested deeper than ${maxDepth} levels`;
  if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed()))
    return 'a text holds characters that cannot be stored';
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, part] of Object.entries(value)) {
    const reason = findValueError(key, depth) ?? findValueError(part, depth + 1);
    if (reason !== undefined) return reason;
  }
  return undefined;
}

/** Adds `_key` to every object inside an array (`autoGenerateArrayKeys`). */
export function addArrayKeys(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map((item) => {
      const keyed = addArrayKeys(item);
      return isRecord(keyed) && keyed._key === undefined ? { ...keyed, _key: randomBytes(6).toString('hex') } : keyed;
    });
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, addArrayKeys(part)]));
}
