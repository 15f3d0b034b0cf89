import { call } from '#lib/core/api/browser.ts';
import type * as contract from './contract.ts';

export const changeActivity = call<typeof contract.changeActivity>('PATCH /player/me/gambling_activity');
export const readActivity = call<typeof contract.readActivity>('GET /player/me/gambling_activity');
export const readActivitySummary = call<typeof contract.readActivitySummary>('GET /player/me/gambling_activity/summary');
export const readMinutesRemaining = call<typeof contract.readMinutesRemaining>(
  'GET /player/me/gambling_activity/minutes_remaining',
);
export const readPlayPeriods = call<typeof contract.readPlayPeriods>('GET /player/me/gambling_activity/periods');
export const resetActivityTimer = call<typeof contract.resetActivityTimer>('PATCH /player/me/gambling_activity/reset_timer');
