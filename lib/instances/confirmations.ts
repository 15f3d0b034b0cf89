/** How long an instance may take to expire what it stores. */
const confirmMs = 2_000;

/** Counts the instances that confirm a message. Confirmations may come before Redis says how many there will be. */
export function createConfirmations() {
  const counters = new Map<string, () => void>();
  return {
    add: (id: string) => counters.get(id)?.(),
    count(id: string) {
      let count = 0;
      let onCount = (): void => undefined;
      counters.set(id, () => {
        count += 1;
        onCount();
      });
      return {
        reach: (all: number) =>
          new Promise<number>((resolve) => {
            const timer = setTimeout(() => resolve(count), confirmMs);
            onCount = () => {
              if (count < all) return;
              clearTimeout(timer);
              resolve(count);
            };
            onCount();
          }),
        end: () => counters.delete(id),
      };
    },
  };
}
