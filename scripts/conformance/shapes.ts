import { z } from 'zod';
import { listFieldErrors } from '#lib/core/api/contract-error.ts';
import type { Endpoint, ReplyOf } from '#lib/core/api/endpoint.ts';
import { readExactAmount } from '#lib/core/money/amount.ts';
import { currencyRecords } from '#lib/core/money/currencies.ts';
import { Failure } from './point.ts';
import type { Answer } from './wire.ts';

/** The reply of an accepted call, read by the contract. Throws a `Failure` for any other answer. */
export function readReply<const E extends Endpoint>(endpoint: E, answer: Answer): ReplyOf<E> {
  const name = `${endpoint.method} ${endpoint.path}`;
  if (answer.status < 200 || answer.status > 299) throw new Failure(`a 2xx answer to ${name}`, describeAnswer(answer));
  if (!endpoint.reply) return undefined as ReplyOf<E>;
  return readJson(endpoint.reply, answer, name) as ReplyOf<E>;
}

/** A body read by a schema. The failure names fields and kinds, never a value. */
export function readJson<Schema extends z.ZodType>(schema: Schema, answer: Answer, name: string): z.output<Schema> {
  requireJson(answer, name);
  return readValue(schema, answer.json, name);
}

/** A part of a body read by a schema. */
export function readValue<Schema extends z.ZodType>(schema: Schema, value: unknown, name: string): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const fields = listFieldErrors(parsed.error).slice(0, 5);
  throw new Failure(
    `${name} by its contract: ${fields.map(({ field, expected }) => `${field} is ${expected}`).join('; ')}`,
    parsed.error.issues
      .slice(0, 5)
      .map(({ path }) => kindOf(valueAt(value, path)))
      .join('; '),
  );
}

/** The site reads JSON only. */
export function requireJson(answer: Answer, name: string): void {
  const type = answer.headers.get('content-type') ?? 'no content type';
  if (answer.json === undefined || !/\bjson\b|json-1\.1/.test(type))
    throw new Failure(`JSON from ${name}`, describeAnswer(answer));
}

function valueAt(json: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    json,
  );
}

function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  return typeof value === 'object' ? 'an object' : `another ${typeof value}`;
}

/** Status, code and fields, or the content type: nothing that identifies a player. */
export function describeAnswer({ status, headers, json }: Answer): string {
  const type = headers.get('content-type')?.split(';')[0] ?? 'without content type';
  if (json === undefined) return `${status} ${type}`;
  const { code = 'without a code', fieldErrors = [] } = refusalSchema.safeParse(json).data ?? {};
  const fields = fieldErrors.map(({ field }) => field).join(', ');
  return `${status} ${code}${fields && ` (${fields})`}`;
}

export function refusalCodeOf({ json }: Answer): string | undefined {
  return refusalSchema.safeParse(json).data?.code;
}

const refusalSchema = z.object({
  code: z.string().optional(),
  fieldErrors: z.array(z.object({ field: z.string() })).optional(),
});

/** An amount in minor units. Throws a `Failure` unless it is a number with at most the decimals of a known currency. */
export function toMinor(amount: number, currency: string, where: string): number {
  if (!currencyRecords.has(currency)) throw new Failure(`a currency of the site at ${where}`, `"${currency.slice(0, 8)}"`);
  const minor = readExactAmount(amount, currency);
  if (minor === undefined) throw new Failure(`whole minor units of ${currency} at ${where}`, String(amount));
  return minor;
}

/** Milliseconds of an ISO 8601 time in UTC. */
export function toInstant(text: string, where: string): number {
  const at = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z$/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(at)) throw new Failure(`an ISO 8601 time in UTC at ${where}`, describeFormat(text));
  return at;
}

/** The format of a text without its value: `0000-00-00` for a date. */
function describeFormat(text: string): string {
  const format = text
    .slice(0, 32)
    .replaceAll(/\d/g, '0')
    .replaceAll(/[^\W\dTZ_]/g, 'a');
  return format === '' ? 'nothing' : `a text such as ${format}`;
}

/** Throws a `Failure` unless each value is at least, or at most, the next. */
export function requireSorted(values: readonly number[], order: 'ascending' | 'descending', what: string): void {
  const sign = order === 'ascending' ? 1 : -1;
  const at = values.findIndex((value, index) => (value - (values[index + 1] ?? value)) * sign > 0);
  if (at >= 0) throw new Failure(`${what} in ${order} order`, `number ${at + 1} and ${at + 2} in the other`);
}

export function requireEqual(actual: unknown, expected: unknown, what: string): void {
  if (!Object.is(actual, expected)) throw new Failure(`${what}: ${String(expected)}`, String(actual));
}

export function requireTrue(isMet: boolean, expected: string, got: string): void {
  if (!isMet) throw new Failure(expected, got);
}
