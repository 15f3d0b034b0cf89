import { expect } from '@playwright/test';
import { z } from 'zod';
import {
  completeRegistration,
  readRiskSetting,
  registerPlayer,
  requestSmsCode,
  verifySmsCode,
} from '#lib/registration/contract.ts';
import { testPassword } from '../../../../../scripts/test-players.ts';
import { registrationBody } from '../../../../fixtures/registration-body.ts';
import { codeSentTo, inventPerson } from '../../../../journeys/support/new-player.ts';
import { findPlayers, readOps } from '../../../../journeys/support/operator.ts';
import { handleOf, signOut } from '../../sign-in.ts';
import { relayStep } from '../answers.ts';
import type { Actor, Flow, Pass, Step } from '../types.ts';
import { requireOneSession, signInStep } from './sign-in.ts';

const siteId = '5';
const playerSchema = z.object({ playerId: z.string(), status: z.string() });

/** Throws unless the person has one account, which is open; returns its player. */
async function requireOneAccount(email: string): Promise<string> {
  const players = await findPlayers(email);
  expect(players, 'accounts').toHaveLength(1);
  const { playerId, status } = playerSchema.parse(await readOps(`player/${players[0]?.playerId}`));
  expect(status).toBe('REGISTERED');
  return playerId;
}

const riskStep = (actor: Actor, countryCode: string): Step =>
  relayStep(actor, { endpoint: readRiskSetting, input: () => ({ query: { siteId, countryCode } }) });

/** In Malta, where the account is open at once. */
async function beginInOneCall(actor: Actor): Promise<Pass> {
  const person = inventPerson();
  return {
    steps: [
      riskStep(actor, 'MT'),
      relayStep(actor, {
        endpoint: registerPlayer,
        input: () => ({ query: { country: 'MT' }, body: registrationBody(person) }),
        // The page then offers the sign-in.
        doneCodes: ['error.registration.player_already_exists'],
      }),
      signInStep(actor, handleOf(person.email)),
    ],
    verify: async () => requireOneSession(actor, await requireOneAccount(person.email)),
  };
}

/** In Finland: the rest of the profile in a second call, then a code by text message. */
async function beginInTwoCalls(actor: Actor): Promise<Pass> {
  const person = inventPerson();
  const countryCode = 'FI';
  const mobilePhone = `+358502${person.digits}`;
  const { dateOfBirth, address, city, postCode, ...details } = registrationBody(person, {
    ...{ countryCode, mobilePhone, phonePrefix: '+358', phoneBody: `502${person.digits}` },
    ...{ address: 'Kalliolankatu 4', city: 'Helsinki', postCode: '00510' },
  });
  const rest = { dateOfBirth: dateOfBirth ?? '', address, city, postalCode: postCode ?? '', mobilePhone };
  const terms = { termsAndConditionsAccepted: true, allConditions: true, languageCode: 'en' };
  let playerId = '';
  return {
    steps: [
      riskStep(actor, countryCode),
      relayStep(actor, {
        endpoint: registerPlayer,
        input: () => ({ query: { country: countryCode }, body: details }),
        onDone: (reply) => {
          ({ playerId } = registerPlayer.reply.parse(reply));
        },
      }),
      relayStep(actor, {
        endpoint: completeRegistration,
        input: () => ({ body: { playerId, countryCode, ...rest, ...terms } }),
      }),
      relayStep(actor, {
        endpoint: requestSmsCode,
        isChange: true,
        input: () => ({ body: { playerId, siteId, countryCode } }),
      }),
      relayStep(actor, {
        endpoint: verifySmsCode,
        isChange: true,
        input: async () => ({ body: { playerId, password: testPassword, code: await codeSentTo(mobilePhone), countryCode } }),
        // The registration is complete: the page signs in.
        doneCodes: ['error.not_found'],
      }),
    ],
    verify: async () => void (await requireOneAccount(person.email)),
  };
}

/** A browser in which no one is signed in. */
const open = async (request: Actor['request']): Promise<Actor> => ({ request, handle: '', playerId: '' });

export const registrationInOneCall: Flow = {
  name: 'a registration in one call, with its sign-in',
  open,
  async begin(actor) {
    await signOut(actor.request);
    return beginInOneCall(actor);
  },
};

export const registrationInTwoCalls: Flow = { name: 'a registration in two calls with a code', open, begin: beginInTwoCalls };
