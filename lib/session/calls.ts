import { call } from '#lib/core/api/browser.ts';
import type * as contract from './contract.ts';

export const logOutInactive = call<typeof contract.logOutInactive>('POST /player/me/inactivity_logout');
