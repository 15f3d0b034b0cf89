import { call } from '#lib/core/api/browser.ts';
import type * as contract from './contract.ts';

export const startCooling = call<typeof contract.startCooling>('POST /player/me/timeout/cooling');
export const startExclusion = call<typeof contract.startExclusion>('PATCH /player/me/exclusion');
export const startTimeout = call<typeof contract.startTimeout>('POST /player/me/timeout');
