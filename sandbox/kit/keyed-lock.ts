import PQueue from 'p-queue';

export type KeyedLock = <Result>(key: string, task: () => Promise<Result>) => Promise<Result>;

/** Runs tasks of the same key one after another, and tasks of different keys concurrently. */
export function createKeyedLock(): KeyedLock {
  const queues = new Map<string, PQueue>();
  return (key, task) => {
    const queue = queues.get(key) ?? new PQueue({ concurrency: 1 }).on('idle', () => queues.delete(key));
    queues.set(key, queue);
    return queue.add(task);
  };
}
