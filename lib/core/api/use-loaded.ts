import { useCallback, useEffect, useState } from 'react';

/** The last value of a memoised `load`, null before the first. For pages of visitors, which do not load TanStack Query. */
export function useLoaded<Value>(load: () => Promise<Value>, initial: () => Value | null = () => null) {
  const [value, setValue] = useState(initial);
  const [failed, setFailed] = useState(false);
  const retry = useCallback(() => {
    setFailed(false);
    load().then(setValue, () => setFailed(true));
  }, [load]);
  useEffect(retry, [retry]);
  return { value, failed, retry };
}
