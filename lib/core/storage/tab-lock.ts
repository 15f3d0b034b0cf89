/**
 * Runs the task in one tab at a time; `hasLock` is false if `ifAvailable` is set and another tab runs it. In a browser without
 * the Web Locks API, or one that refuses it because it blocks storage, every tab runs the task.
 */
export async function runWithTabLock<Result>(
  name: string,
  options: LockOptions,
  task: (hasLock: boolean) => Promise<Result>,
): Promise<Result> {
  let hasBegun = false;
  try {
    return await navigator.locks.request(name, options, (lock) => {
      hasBegun = true;
      return task(lock !== null);
    });
  } catch (error) {
    if (hasBegun || options.signal?.aborted) throw error;
    return task(true);
  }
}
