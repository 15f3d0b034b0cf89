import { LRUCache } from 'lru-cache';

/** Shares the promise that `load` returns for a key during `ttlMs`. A rejected promise is removed, so that the next call loads again. */
export function createPromiseCache<Value extends object>(ttlMs: number, max = 100) {
  const cache = new LRUCache<string, Promise<Value>>({ max, ttl: ttlMs });
  return (key: string, load: () => Promise<Value>): Promise<Value> => {
    const cached = cache.get(key);
    if (cached) return cached;
    const promise = load();
    cache.set(key, promise);
    promise.catch(() => cache.delete(key));
    return promise;
  };
}
