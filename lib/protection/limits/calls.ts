import { call } from '#lib/core/api/browser.ts';
import type * as contract from './contract.ts';

export const changeDepositLimit = call<typeof contract.changeDepositLimit>('PATCH /player/me/limits/deposit');
export const changeSpendLimit = call<typeof contract.changeSpendLimit>('PATCH /player/me/limits/spend');
export const readDepositLimits = call<typeof contract.readDepositLimits>('GET /player/me/limits/deposit');
export const readLimitPrompt = call<typeof contract.readLimitPrompt>('GET /player/me/limits/prompt');
export const readSpendLimits = call<typeof contract.readSpendLimits>('GET /player/me/limits/spend');
export const skipLimitPrompt = call<typeof contract.skipLimitPrompt>('POST /player/me/limits/prompt');
