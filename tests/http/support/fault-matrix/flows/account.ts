import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { changeDepositLimit, readDepositLimits } from '#lib/protection/limits/contract.ts';
import { registerPlayer, requestSmsCode, verifySmsCode } from '#lib/registration/contract.ts';
import { codeSentTo, inventPerson, solveCaptcha } from '../../../../journeys/support/new-player.ts';
import { findPlayers } from '../../../../journeys/support/operator.ts';
import { emailOf, signOut, trySignIn, walletPath } from '../../sign-in.ts';
import { openActor } from '../actors.ts';
import { fetchRelay, relayStep } from '../answers.ts';
import type { Actor, Answer, Flow, Pass, Step } from '../types.ts';

const password = 'Sandbox1!';

function signInStep({ request }: Pick<Actor, 'request'>, handle: string): Step {
  return {
    name: 'the sign-in',
    isChange: true,
    slowCalls: [{ service: 'identity', pathPattern: '^/$' }],
    async send(): Promise<Answer> {
      const { status, code } = await trySignIn(request, handle);
      return { from: 'site', status, headers: {}, text: '', isDone: status === 200, ...(code && { code }) };
    },
  };
}

/** A registration in a country with a code by text message, up to the first session. */
async function beginRegistration({ request, playerId: earlier }: Actor): Promise<Pass> {
  await signOut(request);
  const { firstName, lastName, digits, dateOfBirth } = inventPerson();
  const handle = `first.${digits}`;
  let playerId = '';
  const body = {
    ...{ firstName, lastName, email: emailOf(handle), password, dateOfBirth },
    ...{ mobilePhone: `+358447${digits}`, phonePrefix: '+358', phoneBody: `447${digits}` },
    ...{ countryCode: 'FI', languageCode: 'en', termsAndConditionsAcceptedVersion: '2.10', termsAndConditions: true },
    ...{ cookiePolicyAccepted: true, marketingOptIn: false, allConditions: true },
    ...{ address: 'Kalliolankatu 4', city: 'Helsinki', postCode: '00510' },
  };
  const actor = { request, playerId: earlier };
  const headers = async () => ({ hcaptchaToken: await solveCaptcha({ request }) });
  return {
    steps: [
      relayStep(actor, {
        endpoint: registerPlayer,
        input: () => ({ query: { country: 'FI' }, body }),
        headers,
        onDone: (reply) => {
          ({ playerId } = registerPlayer.reply.parse(reply));
        },
      }),
      relayStep(actor, {
        endpoint: requestSmsCode,
        input: () => ({ body: { playerId, siteId: '5', countryCode: 'FI' } }),
        headers,
      }),
      {
        ...relayStep(actor, {
          endpoint: verifySmsCode,
          input: () => ({ body: { playerId, password, code: '', countryCode: 'FI' } }),
        }),
        async send() {
          const code = await codeSentTo(`+358447${digits}`);
          return fetchRelay(actor, verifySmsCode, { body: { playerId, password, code, countryCode: 'FI' } });
        },
        // The account is open, and the page goes on to the sign-in.
        doneCodes: ['sms.code.invalid'],
      },
      signInStep({ request }, handle),
    ],
    async verify() {
      expect((await request.get(walletPath)).status()).toBe(200);
      expect((await findPlayers(emailOf(handle))).map((found) => found.playerId)).toEqual([playerId]);
    },
  };
}

async function beginSignIn(actor: Actor): Promise<Pass> {
  await signOut(actor.request);
  return {
    steps: [signInStep(actor, actor.handle)],
    async verify() {
      expect((await actor.request.get(walletPath)).status()).toBe(200);
    },
  };
}

/** Each pass lowers the limit of a month, which applies at once. */
let limit = 9_000;

async function beginLimit(actor: Actor): Promise<Pass> {
  limit -= 1;
  const wanted = limit;
  return {
    steps: [
      relayStep(actor, {
        endpoint: changeDepositLimit,
        key: randomUUID(),
        input: () => ({ body: { duration: 'M' as const, limit: wanted } }),
      }),
    ],
    async verify() {
      const { limits } = readDepositLimits.reply.parse(JSON.parse((await fetchRelay(actor, readDepositLimits, {})).text));
      expect(limits.M).toMatchObject({ value: wanted, pendingValue: null, pendingDelete: false });
    },
  };
}

export const registration: Flow = { name: 'a registration', open: (request) => openActor(request), begin: beginRegistration };
export const signIn: Flow = { name: 'a sign-in', open: (request) => openActor(request), begin: beginSignIn };
export const depositLimit: Flow = { name: 'a limit', open: (request) => openActor(request), begin: beginLimit };
