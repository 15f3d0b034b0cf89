import { Mutex } from 'async-mutex';

/** Runs tasks of the same key one after another, and tasks of different keys concurrently. */
export function createKeyedLock() {
  const mutexes = new Map<string, Mutex>();
  return function runExclusive<Result>(key: string, task: () => Promise<Result>): Promise<Result> {
    const mutex = mutexes.get(key) ?? new Mutex();
    mutexes.set(key, mutex);
    return mutex.runExclusive(task).finally(() => !mutex.isLocked() && mutexes.delete(key));
  };
}
