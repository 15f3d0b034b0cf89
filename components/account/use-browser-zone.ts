import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** The time zone of the player's clock; undefined until the page's scripts run in his browser, and so what waits for them may wait for it. */
export function useBrowserZone(): string | undefined {
  return useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => undefined,
  );
}
