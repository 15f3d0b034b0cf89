import { call } from '#lib/core/api/browser.ts';
import type * as contract from './contract.ts';

export const closeAccount = call<typeof contract.closeAccount>('POST /player/me/closure');
