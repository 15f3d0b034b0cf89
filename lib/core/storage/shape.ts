/** Reads an unknown value as a `Value`; undefined where it is not one. Used instead of zod, which would cost a page 5 KB. */
export type Shape<Value> = (value: unknown) => Value | undefined;

export const isNumber: Shape<number> = (value) => (typeof value === 'number' && Number.isFinite(value) ? value : undefined);
export const isFlag: Shape<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);

/** Text of at most `maxLength` characters. */
export const text =
  (maxLength: number): Shape<string> =>
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

/** An object with exactly these members; undefined if one of them is missing or invalid. */
export const object =
  <const Members extends Readonly<Record<string, Shape<unknown>>>>(
    members: Members,
  ): Shape<{ readonly [Name in keyof Members]: NonNullable<ReturnType<Members[Name]>> }> =>
  (value) => {
    if (typeof value !== 'object' || value === null) return undefined;
    const read: Record<string, unknown> = {};
    for (const [name, shape] of Object.entries(members)) {
      const member = shape(Reflect.get(value, name));
      if (member === undefined) return undefined;
      read[name] = member;
    }
    return read as never;
  };
