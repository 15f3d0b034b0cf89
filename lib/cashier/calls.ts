import { call } from '#lib/core/api/browser.ts';
import type * as contract from './contract.ts';

export const checkDeposit = call<typeof contract.checkDeposit>('POST /payment/me/deposit/check');
export const listDepositMethods = call<typeof contract.listDepositMethods>('GET /payment/me/deposit/methods');
export const readDeposit = call<typeof contract.readDeposit>('GET /payment/me/deposit/{transactionId}');
export const startDeposit = call<typeof contract.startDeposit>('POST /payment/me/deposit');
export const takeUnreportedDeposits = call<typeof contract.takeUnreportedDeposits>('POST /payment/me/deposit/news');
