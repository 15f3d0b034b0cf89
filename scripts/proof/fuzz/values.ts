import fc from 'fast-check';
import { isRecord } from '#lib/core/is-record.ts';
import type { Random } from '#sandbox/data/art/random.ts';
import type { JsonObject } from '../../openapi/json.ts';

/** Values that have been seen, by the name of their member: `playerId` → `['100024']`. */
export type KnownValues = ReadonlyMap<string, readonly unknown[]>;

/** One of a list; undefined of an empty one. */
export function pickFrom<Item>(random: Random, items: readonly Item[]): Item | undefined {
  return items[random.int(0, items.length - 1)];
}

const byFormat: Readonly<Record<string, string>> = {
  'date-time': '2026-11-20T10:00:00.000Z',
  date: '1990-01-01',
  email: 'ben.one@sandbox.test',
  uri: 'http://localhost:3000/fi-FI',
  uuid: '4f403acb-cad2-49f3-9ec3-3590fe8e7253',
};

/** A value that a JSON Schema accepts, as far as it can be written without solving its pattern. */
export function makeValue(schema: unknown, name: string, random: Random, known: KnownValues): unknown {
  if (!isRecord(schema)) return knownOr(name, random, known, 'text');
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return pickFrom(random, schema.enum);
  for (const union of [schema.anyOf, schema.oneOf]) {
    if (Array.isArray(union)) return makeValue(pickFrom(random, union), name, random, known);
  }
  if (Array.isArray(schema.allOf)) return makeValue(schema.allOf[0], name, random, known);
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'object':
      return objectOf(schema, random, known);
    case 'array':
      return Array.from({ length: Number(schema.minItems ?? random.int(0, 2)) }, () =>
        makeValue(schema.items, name, random, known),
      );
    case 'integer':
    case 'number':
      return knownOr(name, random, known, numberOf(schema, random));
    case 'boolean':
      return random.chance(0.5);
    case 'null':
      return null;
    default:
      return knownOr(name, random, known, textOf(schema, random));
  }
}

function objectOf(schema: JsonObject, random: Random, known: KnownValues): JsonObject {
  const properties = isRecord(schema.properties) ? schema.properties : {};
  const required = Array.isArray(schema.required) ? schema.required : [];
  const members = Object.entries(properties).filter(([name]) => required.includes(name) || random.chance(0.6));
  return Object.fromEntries(members.map(([name, member]) => [name, makeValue(member, name, random, known)]));
}

function knownOr(name: string, random: Random, known: KnownValues, otherwise: unknown): unknown {
  const values = known.get(name);
  return values && random.chance(0.8) ? pickFrom(random, values) : otherwise;
}

function numberOf({ minimum, maximum, exclusiveMinimum }: JsonObject, random: Random): number {
  const low = Number(minimum ?? (exclusiveMinimum === undefined ? 0 : Number(exclusiveMinimum) + 1));
  return random.int(low, Math.min(Number(maximum ?? low + 50), low + 50));
}

function textOf({ format, minLength, maxLength, pattern }: JsonObject, random: Random): string {
  if (typeof pattern === 'string' && !format) return textOfPattern(pattern, random);
  const text = byFormat[String(format)] ?? 'Parlour proof of values';
  return text.padEnd(Number(minLength ?? 0), 'x').slice(0, Number(maxLength ?? text.length + Number(minLength ?? 0)));
}

const samples = new Map<string, readonly string[]>();
const samplesPerPattern = 24;

/** One of some texts that a pattern matches, which are the same in every run; a plain one where none can be generated. */
function textOfPattern(pattern: string, random: Random): string {
  const texts = samples.get(pattern) ?? samplesOf(pattern);
  samples.set(pattern, texts);
  return pickFrom(random, texts) ?? 'Parlour';
}

function samplesOf(pattern: string): readonly string[] {
  try {
    return fc.sample(fc.stringMatching(new RegExp(pattern)), { numRuns: samplesPerPattern, seed: 1 });
  } catch {
    return [];
  }
}
