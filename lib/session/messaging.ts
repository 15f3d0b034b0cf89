declare global {
  interface Window {
    /** The script of the messaging service, on pages that have loaded it (DEC-SVC-7). */
    readonly FasttrackCrm?: { readonly logout?: () => unknown };
  }
}

/** LOG-18: signs the player out of the messaging service, where it is loaded. A failure does not stop the sign-out. */
export function signOutOfMessaging(): void {
  try {
    window.FasttrackCrm?.logout?.();
  } catch {
    console.warn('The sign-out could not be reported to the messaging service.');
  }
}
