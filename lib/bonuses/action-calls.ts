import { call } from '#lib/core/api/browser.ts';
import type * as contract from './contract.ts';

// Apart from `calls.ts`, which every page of the account loads.
export const activateBonus = call<typeof contract.activateBonus>('POST /bonus/v2/player/me/activate');
export const activateCashback = call<typeof contract.activateCashback>('POST /bonus/v2/player/me/cashback/{campaignId}/activate');
export const answerAgreement = call<typeof contract.answerAgreement>('POST /bonus/v1/player/me/agreement');
export const attachPartnerCode = call<typeof contract.attachPartnerCode>('POST /bonus/v1/player/me/partner-code');
export const claimCashback = call<typeof contract.claimCashback>('POST /bonus/v2/player/me/cashback/{campaignId}/claim');
export const claimCode = call<typeof contract.claimCode>('POST /bonus/v2/player/me/bonus-code/manual-claim');
export const claimFreeSpins = call<typeof contract.claimFreeSpins>(
  'POST /bonus/v2/player/me/free-spins/{bonusAssignmentId}/claim',
);
export const claimReward = call<typeof contract.claimReward>('POST /bonus/v2/player/me/claim');
export const deactivateCashback = call<typeof contract.deactivateCashback>(
  'POST /bonus/v2/player/me/cashback/{campaignId}/deactivate',
);
export const forfeitBonus = call<typeof contract.forfeitBonus>('PUT /bonus/v1/player/me/assignment/{bonusAssignmentId}');
export const optIn = call<typeof contract.optIn>('POST /bonus/v1/player/me/optIn/{campaignId}/activate');
export const optOut = call<typeof contract.optOut>('POST /bonus/v1/player/me/optIn/{campaignId}/deactivate');
export const releaseQueued = call<typeof contract.releaseQueued>('POST /bonus/v1/player/me/queue/release');
export const validateCode = call<typeof contract.validateCode>('POST /bonus/v2/player/me/bonus-code/validate');
