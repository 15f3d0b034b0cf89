import { destinationAfterSignIn } from '#lib/session/sign-in/destination.ts';

const lobby = '/online-casino';

/** PNP-07: the player's destination, a path of this site without its locale; the lobby unless another page was requested. */
export function returnPathOf(requested: string | null | undefined): string {
  return destinationAfterSignIn({ home: '', pathname: '/', search: '', stored: requested ?? undefined }) || lobby;
}
