import { call } from '#lib/core/api/browser.ts';
import type * as contract from './contract.ts';

export const cancelWithdrawal = call<typeof contract.cancelWithdrawal>('POST /payment/me/withdraw/cancel');
export const checkWithdrawal = call<typeof contract.checkWithdrawal>('POST /payment/me/withdraw/check');
export const listWithdrawMethods = call<typeof contract.listWithdrawMethods>('GET /payment/me/withdraw/methods');
export const listWithdrawals = call<typeof contract.listWithdrawals>('GET /player/me/withdrawals');
export const startWithdrawal = call<typeof contract.startWithdrawal>('POST /payment/me/withdraw');
