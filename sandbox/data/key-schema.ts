import { z } from 'zod';

/** A schema of the keys of a record. */
export function keySchema<R extends object>(record: R) {
  return z.custom<keyof R & string>((key) => typeof key === 'string' && Object.hasOwn(record, key), 'unknown key');
}
