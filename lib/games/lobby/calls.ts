import { call } from '#lib/core/api/browser.ts';
import type * as contract from './contract.ts';

export const addFavorite = call<typeof contract.addFavorite>('POST /favorites');
export const addRecentGame = call<typeof contract.addRecentGame>('POST /recent-games');
export const listFavorites = call<typeof contract.listFavorites>('GET /favorites');
export const listRecentGames = call<typeof contract.listRecentGames>('GET /recent-games');
export const readJackpots = call<typeof contract.readJackpots>('GET /gaming/jackpotamount');
export const removeFavorite = call<typeof contract.removeFavorite>('DELETE /favorites');
