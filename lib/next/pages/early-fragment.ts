import { readyEvent } from '../ready-event.ts';

/** Restores a fragment that was followed before the router wrote its own address over it. */
export function repeatEarlyFragment(): void {
  let fragment: string | undefined;
  const onFragment = () => {
    fragment = location.hash;
  };
  window.addEventListener('hashchange', onFragment);
  window.addEventListener(
    readyEvent,
    () => {
      window.removeEventListener('hashchange', onFragment);
      if (fragment && fragment !== location.hash) location.replace(fragment);
    },
    { once: true },
  );
}
