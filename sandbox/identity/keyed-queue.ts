import PQueue from 'p-queue';

export type KeyedQueue = <T>(key: string, task: () => Promise<T>) => Promise<T>;

/** Runs tasks with the same key one after another, so that parallel password guesses are counted one by one. */
export function createKeyedQueue(): KeyedQueue {
  const queues = new Map<string, PQueue>();
  return (key, task) => {
    const queue = queues.get(key) ?? new PQueue({ concurrency: 1 }).on('idle', () => queues.delete(key));
    queues.set(key, queue);
    return queue.add(task);
  };
}
