/** Why the feed closes a socket, beside the protocol's own reasons: a token that is not valid, a player who is kept out (DEC-X-5). */
export const closeCodes = { badToken: 4401, keptOut: 4403 } as const;
