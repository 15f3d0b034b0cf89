import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** The browser's time zone; undefined on the server and during hydration. */
export function useBrowserZone(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => undefined,
  );
}
