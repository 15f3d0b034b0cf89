/** What the other services use of this one. */
export { spinStakeOf } from './engines/registry.ts';
export { advanceJackpots, listJackpots, seedJackpots } from './jackpots/store.ts';
export { jackpotTable, jackpotWinTable } from './jackpots/tables.ts';
export { listTables } from './live/list-tables.ts';
export { findGame, type GameProfile, listGames } from './profile.ts';
