/** Runs work of one name one after the other, of different names at once. */
export function createQueues() {
  const tails = new Map<string, Promise<unknown>>();
  return function queue<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const before = tails.get(name) ?? Promise.resolve();
    const result = before.then(work, work);
    const tail = result.catch(() => undefined).finally(() => tails.get(name) === tail && tails.delete(name));
    tails.set(name, tail);
    return result;
  };
}
