import { startTransition, useEffect, useState } from 'react';

/** Safari has no `requestIdleCallback`. */
const requestIdle = (callback: () => void) =>
  'requestIdleCallback' in window ? window.requestIdleCallback(callback, { timeout: 500 }) : setTimeout(callback, 50);

/** False while the server renders and while the browser takes over its markup; true soon after, in a render that can be interrupted. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    requestIdle(() => startTransition(() => setIdle(true)));
  }, []);
  return isIdle;
}
