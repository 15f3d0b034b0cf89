import { call } from '#lib/core/api/browser.ts';
import type * as contract from './contract.ts';

export const changeLanguage = call<typeof contract.changeLanguage>('POST /player/me/language');
export const readAccessDetails = call<typeof contract.readAccessDetails>('GET /player/me/access/details');
export const readProfile = call<typeof contract.readProfile>('GET /player/me/profile');
export const readSignIns = call<typeof contract.readSignIns>('GET /player/me/activity_log/latest');
export const readTransactionSummary = call<typeof contract.readTransactionSummary>('GET /player/me/transaction_summary');
