import { call } from '#lib/core/api/browser.ts';
import type * as contract from './contract.ts';

export const changeAddress = call<typeof contract.changeAddress>('POST /player/me/address');
export const changeMarketing = call<typeof contract.changeMarketing>('PATCH /player/me/marketing_preferences');
export const changePassword = call<typeof contract.changePassword>('POST /player/me/password');
export const changePhone = call<typeof contract.changePhone>('POST /player/me/phone_number');
export const changeProvince = call<typeof contract.changeProvince>('POST /player/me/province');
export const confirmPassword = call<typeof contract.confirmPassword>('POST /player/me/password/confirmation');
export const readMarketing = call<typeof contract.readMarketing>('GET /player/me/marketing_preferences');
export const verifyPhone = call<typeof contract.verifyPhone>('POST /player/me/phone_number/sms_verification/{smsVerificationId}');
