/** Runs the work for each item in turn, also after one has failed; throws the failures in the end. */
export async function runEach<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  for await (const item of items) {
    try {
      await work(item);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of a run failed.`);
}

/** The names of an error, or of all the failures of a run, for the log: messages may have data of players. */
export function errorNames(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(errorNames).join(', ');
  return error instanceof Error ? error.name : 'unknown';
}
