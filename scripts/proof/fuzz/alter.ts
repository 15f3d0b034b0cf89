import { isRecord } from '#lib/core/is-record.ts';
import type { Random } from '#sandbox/data/art/random.ts';
import type { JsonObject } from '../../openapi/json.ts';
import { hostileTexts, hostileValues } from './hostile-values.ts';
import { pickFrom } from './values.ts';

/** A value inside a document, and its schema where there is one. */
interface Place {
  readonly path: readonly string[];
  readonly value: unknown;
  readonly schema: JsonObject | undefined;
}

export interface Altered {
  readonly value: unknown;
  /** `amount: 0.99` */
  readonly note: string;
}

const extraMembers: readonly (readonly [name: string, value: unknown])[] = [
  ['__proto__', { isAdmin: true }],
  ['constructor', { prototype: {} }],
  ['unexpected', 'x'],
  ['', null],
  ['playerId', '100001'],
];

/** Changes one place of a document: its member is missing, of another type, at or beyond a bound, or there is one too many. */
export function alter(value: unknown, schema: JsonObject | undefined, random: Random): Altered {
  const place = pickFrom(random, placesOf(value, schema, [])) ?? { path: [], value, schema };
  const name = place.path.join('.') || 'the body';
  if (place.path.length > 0 && random.chance(0.15))
    return { value: replace(value, place.path, undefined), note: `${name}: none` };
  if (isRecord(place.value) && random.chance(0.5)) {
    const [extra, member] = pickFrom(random, extraMembers) ?? ['', null];
    const more = Object.fromEntries([...Object.entries(place.value), [extra, member]]);
    return { value: replace(value, place.path, more), note: `${name}: with ${extra}` };
  }
  const bounds = boundsOf(place.schema);
  const others: readonly unknown[] = random.chance(0.5) ? hostileTexts : hostileValues;
  const next = pickFrom(random, bounds.length > 0 && random.chance(0.5) ? bounds : others);
  return { value: replace(value, place.path, next), note: `${name}: ${(JSON.stringify(next) ?? '').slice(0, 60)}` };
}

function placesOf(value: unknown, schema: unknown, path: readonly string[]): readonly Place[] {
  const own = isRecord(schema) ? schema : undefined;
  const here: Place = { path, value, schema: own };
  const entries = Array.isArray(value) ? Object.entries(value).slice(0, 5) : isRecord(value) ? Object.entries(value) : [];
  return [here, ...entries.flatMap(([name, member]) => placesOf(member, memberSchema(own, name), [...path, name]))];
}

function memberSchema(schema: JsonObject | undefined, name: string): unknown {
  if (!schema) return undefined;
  for (const union of [schema.anyOf, schema.oneOf, schema.allOf]) {
    if (!Array.isArray(union)) continue;
    const found = union.map((each) => memberSchema(isRecord(each) ? each : undefined, name)).find((each) => each !== undefined);
    if (found) return found;
  }
  if (isRecord(schema.properties)) return Object.hasOwn(schema.properties, name) ? schema.properties[name] : undefined;
  return schema.items;
}

/** The values at the bounds of a schema and right beyond them. */
function boundsOf(schema: JsonObject | undefined): readonly unknown[] {
  if (!schema) return [];
  const { minimum, maximum, exclusiveMinimum, minLength, maxLength } = schema;
  const numbers = [minimum, maximum, exclusiveMinimum].filter((bound) => typeof bound === 'number');
  const lengths = [minLength, maxLength].filter((bound) => typeof bound === 'number' && bound < 10_000).map(Number);
  return [
    ...numbers.flatMap((bound) => [bound, bound - 1, bound + 1, bound + 0.001]),
    ...lengths.flatMap((length) => [length, length - 1, length + 1].filter((size) => size >= 0).map((size) => 'a'.repeat(size))),
    ...(Array.isArray(schema.enum) ? schema.enum.flatMap((each) => [each, `${each} `, String(each).toLowerCase()]) : []),
  ];
}

/** A copy with another value at a path; undefined leaves the member out. */
function replace(value: unknown, [name, ...rest]: readonly string[], next: unknown): unknown {
  if (name === undefined) return next;
  const members = Object.entries(value ?? {}).map(
    ([key, member]) => [key, key === name ? replace(member, rest, next) : member] as const,
  );
  const kept = members.filter(([key, member]) => key !== name || member !== undefined);
  return Array.isArray(value) ? kept.map(([, member]) => member) : Object.fromEntries(kept);
}
