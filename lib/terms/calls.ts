import { call } from '#lib/core/api/browser.ts';
import type * as contract from './contract.ts';

export const acceptTerms = call<typeof contract.acceptTerms>('PATCH /player/me/update_term_and_condition_version');
