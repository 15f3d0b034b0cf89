import { call } from '#lib/core/api/browser.ts';
import type * as contract from './contract.ts';

export const readReview = call<typeof contract.readReview>('GET /player/me/protection/review');
export const recordReview = call<typeof contract.recordReview>('POST /player/me/protection/review');
