/** Counts what each key has open at the moment. */
export interface OpenCounts {
  /** Counts one more of the key and returns the function that counts it as closed; undefined where the key has `max` open. */
  open(key: string): (() => void) | undefined;
}

export function createOpenCounts(max: number): OpenCounts {
  const counts = new Map<string, number>();
  return {
    open(key) {
      const count = counts.get(key) ?? 0;
      if (count >= max) return undefined;
      counts.set(key, count + 1);
      let isOpen = true;
      return () => {
        if (!isOpen) return;
        isOpen = false;
        const left = (counts.get(key) ?? 1) - 1;
        if (left > 0) counts.set(key, left);
        else counts.delete(key);
      };
    },
  };
}
