/**
 * The value of a record by a name that may come from outside: `constructor` and other inherited properties are none. Undefined
 * without a record or a name, too.
 */
export function ownValue<R extends object>(record: R | null | undefined, name: string | undefined): R[keyof R] | undefined {
  return record && name !== undefined && Object.hasOwn(record, name) ? record[name as keyof R] : undefined;
}
