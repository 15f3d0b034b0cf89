import { call } from '#lib/core/api/browser.ts';
import type * as contract from './contract.ts';

export const listTransactions = call<typeof contract.listTransactions>('GET /player/me/transactions');
export const readNetPosition = call<typeof contract.readNetPosition>('GET /player/me/transactions/net_position');
export const readWallet = call<typeof contract.readWallet>('GET /player/me/wallet');
