export interface FairQueue<Task> {
  /** Adds a task of a client. Returns the task that finds no place: this one, or one of the client with the most waiting tasks. */
  add(client: string, task: Task): Task | undefined;
  /** Removes and returns the next task: the clients take turns. */
  next(): Task | undefined;
  isEmpty(): boolean;
  remove(isWanted: (task: Task) => boolean): void;
}

/**
 * A queue of at most `max` tasks, `maxPerClient` of one client. A full queue drops the newest task of the client with the
 * most, so that one client's flood does not block the others.
 */
export function createFairQueue<Task>(max: number, maxPerClient: number): FairQueue<Task> {
  /** In the order of their turns. */
  const queues = new Map<string, Task[]>();
  let size = 0;
  const longest = () => [...queues].reduce((most, each) => (each[1].length > most[1].length ? each : most));
  function forget(client: string): void {
    if (queues.get(client)?.length === 0) queues.delete(client);
  }
  return {
    add(client, task) {
      const own = queues.get(client) ?? [];
      if (own.length >= maxPerClient) return task;
      let dropped: Task | undefined;
      if (size >= max) {
        const [rival, tasks] = longest();
        if (tasks.length <= own.length + 1) return task;
        dropped = tasks.pop();
        size -= 1;
        forget(rival);
      }
      queues.set(client, [...own, task]);
      size += 1;
      return dropped;
    },
    next() {
      const [turn] = queues;
      if (!turn) return undefined;
      const [client, [task, ...rest]] = turn;
      size -= 1;
      queues.delete(client);
      if (rest.length > 0) queues.set(client, rest);
      return task;
    },
    isEmpty: () => size === 0,
    remove(isWanted) {
      for (const [client, tasks] of queues) {
        const kept = tasks.filter((task) => !isWanted(task));
        size -= tasks.length - kept.length;
        queues.set(client, kept);
        forget(client);
      }
    },
  };
}
