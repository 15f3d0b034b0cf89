import { call } from '#lib/core/api/browser.ts';
import type * as contract from './contract.ts';

export const completeRegistration = call<typeof contract.completeRegistration>('PUT /player/registration');
export const readRiskSetting = call<typeof contract.readRiskSetting>('GET /player/markets/risk-setting');
export const registerPlayer = call<typeof contract.registerPlayer>('POST /player/registration');
export const requestEmailCode = call<typeof contract.requestEmailCode>('POST /player/registration/email_request');
export const requestSmsCode = call<typeof contract.requestSmsCode>('POST /player/registration/sms_request');
export const verifyEmailCode = call<typeof contract.verifyEmailCode>('POST /player/registration/email_verification');
export const verifySmsCode = call<typeof contract.verifySmsCode>('POST /player/registration/sms_verification');
