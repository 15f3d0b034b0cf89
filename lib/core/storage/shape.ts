import { isRecord } from '../is-record.ts';
import { ownValue } from '../own-value.ts';

/** Reads an unknown value as a `Value`; undefined where it is not one. Used instead of zod, which would cost a page 23 KB. */
export type Shape<Value> = (value: unknown) => Value | undefined;

export const isNumber: Shape<number> = (value) => (typeof value === 'number' && Number.isFinite(value) ? value : undefined);
export const isFlag: Shape<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);

export const wholeNumber =
  (min: number, max: number): Shape<number> =>
  (value) => {
    const read = isNumber(value);
    return read !== undefined && Number.isInteger(read) && read >= min && read <= max ? read : undefined;
  };

/** Text of at most `maxLength` characters. */
export const text =
  (maxLength = Number.POSITIVE_INFINITY): Shape<string> =>
  (value) =>
    typeof value === 'string' && value.length <= maxLength ? value : undefined;

export const oneOf =
  <const Choice extends string>(choices: readonly Choice[]): Shape<Choice> =>
  (value) =>
    choices.find((choice) => choice === value);

/** `fallback` if the value is missing or invalid. */
export const withDefault =
  <Value>(shape: Shape<Value>, fallback: Value): Shape<Value> =>
  (value) =>
    shape(value) ?? fallback;

/** A list without its invalid members. */
export const listOf =
  <Value>(shape: Shape<Value>): Shape<Value[]> =>
  (value) =>
    Array.isArray(value) ? value.flatMap((member) => shape(member) ?? []) : undefined;

type Members = Readonly<Record<string, Shape<unknown>>>;
type ValueOf<Member extends Shape<unknown>> = NonNullable<ReturnType<Member>>;
type ObjectOf<Of extends Members> = { readonly [Name in keyof Of]: ValueOf<Of[Name]> };

/** An object with exactly these members; undefined if one of them is invalid, or missing and not among `optional`. */
export const object =
  <const Required extends Members, const Optional extends Members = Record<never, never>>(
    required: Required,
    optional?: Optional,
  ): Shape<ObjectOf<Required> & Partial<ObjectOf<Optional>>> =>
  (value) => {
    if (!isRecord(value)) return undefined;
    const read: Record<string, unknown> = {};
    for (const [name, shape] of Object.entries({ ...optional, ...required })) {
      const given = ownValue(value, name);
      const member = shape(given);
      if (member !== undefined) read[name] = member;
      else if (given !== undefined || Object.hasOwn(required, name)) return undefined;
    }
    return read as never;
  };

/** A message `{type, payload}`, whose payload has the shape of its type. */
export const messageOf =
  <const Payloads extends Members>(
    payloads: Payloads,
  ): Shape<{ [Type in keyof Payloads]: { readonly type: Type; readonly payload: ValueOf<Payloads[Type]> } }[keyof Payloads]> =>
  (value) => {
    if (!isRecord(value)) return undefined;
    const type = text()(value.type);
    const payload = ownValue(payloads, type)?.(value.payload);
    return payload === undefined ? undefined : ({ type, payload } as never);
  };
