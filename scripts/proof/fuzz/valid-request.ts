import { isRecord } from '#lib/core/is-record.ts';
import type { Random } from '#sandbox/data/art/random.ts';
import type { JsonObject } from '../../openapi/json.ts';
import type { BodyShape } from './body-shape.ts';
import { encode } from './hostile-addresses.ts';
import type { Target } from './targets.ts';
import { type KnownValues, makeValue, pickFrom } from './values.ts';

type Query = Readonly<Record<string, string>>;

/** What a request to an endpoint is in regular use, with the value of its body and the schema of that. */
export interface Valid {
  readonly method: string;
  readonly path: string;
  readonly query: Query;
  readonly headers: Readonly<Record<string, string>>;
  readonly value: unknown;
  readonly schema: JsonObject | undefined;
}

export function validRequest(target: Target, random: Random, known: KnownValues): Valid {
  const { method, path, example, query: queryShape, bodies, headers = {} } = target;
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const given = random.chance(0.3) ? example?.params?.[name] : undefined;
    return encodePath(String(given ?? pickFrom(random, known.get(name) ?? []) ?? example?.params?.[name] ?? 'some-name'));
  });
  const shape = pickFrom(random, bodies);
  const query = queryOf(queryShape, example?.query, random, known);
  const value = shape && firstAccepted(shape, () => bodyOf(example?.body, shape.schema, random, known));
  return { method, path: filled, query, headers, value, schema: shape?.schema };
}

/** Some values of paths have several segments. */
const encodePath = (value: string) => value.split('/').map(encode).join('/');

const maxTries = 12;

/** The first value that the shape accepts; the last one where none of some is. */
function firstAccepted(shape: BodyShape, make: () => unknown): unknown {
  let value = make();
  for (let tries = 1; tries < maxTries && shape.accepts?.(value) === false; tries += 1) value = make();
  return value;
}

function queryOf(shape: BodyShape | undefined, example: Query | undefined, random: Random, known: KnownValues): Query {
  if (!shape || (example && random.chance(0.5))) return example ?? {};
  const made = firstAccepted(shape, () => textsOf({ ...example, ...Object(makeValue(shape.schema, '', random, known)) }));
  return textsOf(made);
}

function textsOf(value: unknown): Query {
  return Object.fromEntries(Object.entries(isRecord(value) ? value : {}).map(([name, member]) => [name, String(member)]));
}

/** Names of members whose values identify something that exists. */
const ofIds = /id$|ids$|key$|token|slug|reference|code$|handle/i;

/** The example with values that exist, or a value of the schema. */
function bodyOf(example: unknown, schema: JsonObject, random: Random, known: KnownValues): unknown {
  if (!isRecord(example) || random.chance(0.25)) return makeValue(schema, '', random, known);
  const entries = Object.entries(example).map(([name, member]) => {
    const isPlain = typeof member === 'string' || typeof member === 'number';
    const isOther = isPlain && random.chance(ofIds.test(name) ? 0.7 : 0.1);
    return [name, isOther ? (pickFrom(random, known.get(name) ?? []) ?? member) : member];
  });
  return Object.fromEntries(entries);
}
