/** Everything that the browser remembers of a player bears this prefix; with him it is forgotten. */
export const playerKeyPrefix = 'parlour.player.';
