import { randomBytes } from 'node:crypto';
import { isRecord } from '../document.ts';

const deepest = 40;

/** Why a value cannot be stored, as a sentence; undefined when it can. JSON knows no other kinds of value. */
export function refuseValue(value: unknown, depth = 0): string | undefined {
  if (depth > deepest) return `attributes are nested deeper than ${deepest} levels`;
  if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed()))
    return 'a text holds characters that cannot be stored';
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, part] of Object.entries(value)) {
    const reason = refuseValue(key, depth) ?? refuseValue(part, depth + 1);
    if (reason !== undefined) return reason;
  }
  return undefined;
}

/** Gives every object inside an array a `_key`, as `autoGenerateArrayKeys` asks. */
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
