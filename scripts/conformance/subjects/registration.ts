import { randomInt } from 'node:crypto';
import { captchaHeader } from '#lib/core/api/captcha.ts';
import { isCaptchaRejected } from '#lib/core/api/captcha-error.ts';
import { exchangeCode, signInFromBank } from '#lib/pay-and-play/contract.ts';
import {
  type Registration,
  readRiskSetting,
  registerPlayer,
  requestEmailCode,
  verifyEmailCode,
} from '#lib/registration/contract.ts';
import type { Backend } from '../backend.ts';
import { Failure, type Runs, Skip } from '../point.ts';
import { notValid, requireRefusal, requireRefused } from '../refusals.ts';
import { describeAnswer, readReply, requireEqual, requireTrue } from '../shapes.ts';
import { fetchReply, send } from '../wire.ts';

/** An invented person, from a country that needs no code of verification, at an address that is reserved for documents. */
function inventPerson(): Registration {
  const number = String(randomInt(100_000, 999_999));
  const [phonePrefix, phoneBody] = ['+356', `79${number}`];
  return {
    firstName: 'Conny',
    lastName: `Formance${number.replaceAll(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))}`,
    email: `conformance.${number}@example.org`,
    mobilePhone: phonePrefix + phoneBody,
    password: `Passes-${number}`,
    countryCode: 'MT',
    phonePrefix,
    phoneBody,
    languageCode: 'en',
    termsAndConditionsAcceptedVersion: '1',
    termsAndConditions: true,
    cookiePolicyAccepted: false,
    marketingOptIn: false,
    allConditions: true,
    dateOfBirth: '1985-06-15',
    address: 'Test Street 1',
    city: 'Valletta',
    postCode: '1117',
  };
}

function register(backend: Backend, headers: Readonly<Record<string, string>> = {}) {
  return send(backend, registerPlayer, { query: { country: 'MT' }, body: inventPerson() }, { headers });
}

/** What visitors can call. */
export const registrationRuns = {
  'registration.risk': async (backend) => {
    const siteId = String(backend.settings.siteId);
    const setting = await fetchReply(backend, readRiskSetting, { query: { siteId, countryCode: 'FI' } });
    if (setting.supported) {
      requireEqual(setting.countryCode, 'FI', 'the country of the answer');
      requireTrue(setting.minAge >= 18, 'a minimum age of 18 or more', String(setting.minAge));
    }
    await requireRefused(backend, readRiskSetting, { query: { siteId, countryCode: 'Finland' } }, notValid);
  },
  'registration.captcha': async (backend) => {
    for (const token of ['', 'conformance-invalid']) {
      const answer = await register(backend, { [captchaHeader]: token });
      const isRejected = isCaptchaRejected(answer.status, answer.json);
      requireTrue(isRejected, '403 with the message of the gateway: “… explicit deny”', describeAnswer(answer));
    }
  },
  'registration.limit': async (backend) => {
    const address = { 'X-Forwarded-For': `203.0.113.${randomInt(1, 255)}` };
    for (let call = 0; call <= registerPlayer.perHour; call += 1) {
      const answer = await register(backend, address);
      if (answer.status !== 429) continue;
      const { additionalInfo } = requireRefusal(
        answer,
        { status: 429, code: 'error.too_many_requests' },
        'a registration over the limit',
      );
      const seconds = answer.headers.get('retry-after') ?? '';
      requireTrue(/^[1-9]\d*$/.test(seconds), 'Retry-After in seconds', seconds || 'none');
      requireEqual(String(additionalInfo?.retryAfterSeconds), seconds, 'retryAfterSeconds of the envelope');
      return;
    }
    throw new Failure(`429 within ${registerPlayer.perHour + 1} registrations of one address`, 'no 429');
  },
  'registration.continues': async (backend) => {
    const expected = { status: 404, code: ['error.not_found', 'error.registration.not_begun'] };
    const player = { playerId: '999999999', countryCode: 'MT' };
    await requireRefused(backend, requestEmailCode, { body: { ...player, siteId: String(backend.settings.siteId) } }, expected);
    const body = { ...player, password: 'Wrong-password-1', code: '000000' };
    await requireRefused(backend, verifyEmailCode, { body }, expected);
  },
  'registration.bank': async (backend) => {
    const device = { ipAddress: '203.0.113.1', blackbox: 'conformance' };
    const body = { oneTimeCode: 'conformance-unknown', sessionId: 'conformance-unknown', ...device };
    await requireRefused(backend, exchangeCode, { body }, { status: 400, code: 'error.pnp.code.invalid' });
    const login = { sessionId: 'conformance-unknown', metadata: { ...device, country: 'FI' } };
    await requireRefused(backend, signInFromBank, { body: login }, { status: 400, code: 'error.pnp.session.invalid' });
  },
  'registration.registers': async (backend) => {
    const answer = await register(backend, { [captchaHeader]: backend.settings.captchaToken ?? '' });
    if (isCaptchaRejected(answer.status, answer.json)) throw new Skip('the captcha token was not taken: solve a new one');
    readReply(registerPlayer, answer);
    requireTrue((answer.headers.get('x-registration-token') ?? '') !== '', 'the header X-Registration-Token', 'none');
  },
} satisfies Partial<Runs>;
