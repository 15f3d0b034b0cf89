import { destinationAfter } from '#lib/session/destination.ts';

const lobby = '/online-casino';

/** PNP-07: where a player goes in the end, a path of this site without its locale; the lobby unless he wanted elsewhere. */
export function returnPathOf(wanted: string | null | undefined): string {
  return destinationAfter({ home: '', pathname: '/', search: '', stored: wanted ?? undefined }) || lobby;
}
