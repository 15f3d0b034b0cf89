declare global {
  interface Window {
    /** The messaging service's own script, on a page that has loaded it (decisions §3.12). */
    readonly FasttrackCrm?: { readonly logout?: () => unknown };
  }
}

/** LOG-18: a messaging service that is there forgets the player. That it fails keeps nobody signed in. */
export function leaveMessaging(): void {
  try {
    window.FasttrackCrm?.logout?.();
  } catch {
    console.warn('The messaging service could not be told of a sign-out.');
  }
}
