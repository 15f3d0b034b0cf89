import { call } from '#lib/core/api/browser.ts';
import type * as contract from './contract.ts';

export const changeCookieConsent = call<typeof contract.changeCookieConsent>('PATCH /player/me/cookies/consent');
export const readCookieConsent = call<typeof contract.readCookieConsent>('GET /player/me/cookies/consent');
