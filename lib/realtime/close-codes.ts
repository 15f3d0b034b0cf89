/** Close codes of the feed's sockets: a token is invalid, or the player lost access (DEC-X-5). */
export const closeCodes = { invalidToken: 4401, accessDenied: 4403 } as const;
