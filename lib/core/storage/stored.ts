import type { Shape } from './shape.ts';

export interface Stored<Value> {
  /** The value; undefined if it is missing or invalid, or if the browser blocks storage. */
  read(): Value | undefined;
  /** False if the browser blocks storage. */
  write(value: Value): boolean;
  remove(): void;
  /** False if the browser blocks storage, so that written values cannot be read again. */
  isAvailable(): boolean;
}

const areas = { session: () => window.sessionStorage, local: () => window.localStorage };

/** A typed value under `key`, as JSON: in this tab (`session`) or in all of the browser's tabs (`local`). */
export function stored<Value>(area: keyof typeof areas, key: string, shape: Shape<Value>): Stored<Value> {
  const attempt = <Result>(use: (storage: Storage) => Result): Result | undefined => {
    try {
      return use(areas[area]());
    } catch {
      // The browser may block storage, or the stored text may not be JSON.
      return undefined;
    }
  };
  return {
    read: () => attempt((storage) => shape(JSON.parse(storage.getItem(key) ?? 'null'))),
    write: (value) =>
      attempt((storage) => {
        storage.setItem(key, JSON.stringify(value));
        return true;
      }) ?? false,
    remove: () => attempt((storage) => storage.removeItem(key)),
    isAvailable: () =>
      attempt((storage) => {
        storage.getItem(key);
        return true;
      }) ?? false,
  };
}
