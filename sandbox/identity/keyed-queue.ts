export type KeyedQueue = <T>(key: string, task: () => Promise<T>) => Promise<T>;

/** Runs tasks of the same key one after another, so that guesses sent all at once are still counted one by one. */
export function createKeyedQueue(): KeyedQueue {
  const tails = new Map<string, Promise<void>>();
  return async (key, task) => {
    const before = tails.get(key);
    const { promise, resolve } = Promise.withResolvers<void>();
    tails.set(key, promise);
    await before;
    try {
      return await task();
    } finally {
      resolve();
      if (tails.get(key) === promise) tails.delete(key);
    }
  };
}
