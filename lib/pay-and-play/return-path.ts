import { destinationAfterSignIn } from '#lib/session/sign-in/destination.ts';

const lobby = '/online-casino';

/** PNP-07: the player's destination, a path of this site without its locale; the lobby unless another page was requested. RTE-52: a bonus code stays in it. */
export function returnPathOf(requested: string | null | undefined, bonusCode?: string | undefined): string {
  const stored = requested ?? undefined;
  const path = destinationAfterSignIn({ home: '', pathname: '/', search: '', stored, keptBonusCode: bonusCode });
  return path.startsWith('/') ? path : lobby + path;
}
