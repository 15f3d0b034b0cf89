/** Prefix of everything that the browser stores for a player; a sign-out removes all of it. */
export const playerKeyPrefix = 'parlour.player.';
