import { registrationTokenHeader } from '#lib/core/api/endpoint.ts';
import { readRequester, requesterHeader } from '#lib/core/api/requester.ts';
import { formatMessage } from '#lib/core/i18n/format-message.ts';
import {
  completeRegistration,
  type Registration,
  readRiskSetting,
  registerPlayer,
  requestEmailCode,
  requestSmsCode,
  verifyEmailCode,
  verifySmsCode,
} from '#lib/registration/contract.ts';
import { migratePlayer } from '#lib/session/contract.ts';
import { createIdentityAdmin } from '#sandbox/identity/port.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import { takeMessage } from '#sandbox/kit/message-budget.ts';
import { Refusal, refusal } from '../core/refusal.ts';
import { defineRoute } from '../core/route.ts';
import { platformMessages } from '../messages/messages.ts';
import { type Channel, issueCode, verifyCode } from './codes.ts';
import { activateAccount, finishRegistration, keepRegistration, requireUnfinished, requireWhole } from './finish.ts';
import { migrateLegacyPlayer } from './legacy-players.ts';
import { fieldsRefusal, sendLimitRefusal, unreachablePhoneRefusal } from './refusals.ts';
import { startRegistration } from './register.ts';
import { channelOf, riskSettingOf, verificationOf } from './risk-setting.ts';
import { findOwner } from './same-person.ts';
import { issueRegistrationToken } from './token.ts';

/** Whose registration is unfinished, and what the code proves. Throws for a channel that the country does not verify by. */
async function requireRecipient({ database }: SandboxContext, playerId: string, channel: Channel) {
  const player = await requireUnfinished(database, playerId);
  if (channelOf(player.countryCode) !== channel) throw refusal(400, 'error.validation');
  return { player, to: channel === 'SMS' ? player.mobilePhone : player.email };
}

async function sendCode(context: SandboxContext, playerId: string, channel: Channel) {
  const { player, to } = await requireRecipient(context, playerId, channel);
  requireWhole(player);
  if (channel === 'SMS' && to.endsWith('0000')) throw unreachablePhoneRefusal();
  // A client that registers again and again with the number of another person is another requester each time.
  const request = { purpose: 'REGISTRATION', recipient: to, requester: { isKnown: false, id: playerId } } as const;
  if (!(await takeMessage(context.database, request, context.clock.now()))) throw sendLimitRefusal();
  const { code, attemptsLeft, expiresAt } = await issueCode(context, { playerId: player.id, to }, channel);
  await context.outbox.send({
    to,
    channel,
    text: formatMessage(platformMessages(player.languageCode).registration.code, { code }),
    code,
  });
  await keepRegistration(context.database, player, context.clock.now(), 'ACCOUNT_UNVERIFIED');
  return { sent: true as const, attemptsLeft, expiresAt: expiresAt.toISOString() };
}

interface Proof {
  readonly playerId: string;
  readonly password: string;
  readonly code: string;
}

/** A wrong password counts as a wrong code: otherwise this endpoint could be used to guess passwords. */
async function verify(context: SandboxContext, { playerId, password, code }: Proof, channel: Channel) {
  const { player, to } = await requireRecipient(context, playerId, channel);
  // A right code is used up.
  requireWhole(player);
  const isOwner = await createIdentityAdmin(context.database).checkPassword(playerId, password);
  await verifyCode(context, { playerId: player.id, to }, channel, isOwner ? code : '').catch((error: unknown) => {
    if (isOwner || !isWrongCode(error)) throw error;
    throw fieldsRefusal([{ field: 'password', code: 'error.password.incorrect' }]);
  });
  await activateAccount(context, player);
  return { verified: true as const, playerId };
}

/** The owner of a known address, if it is proven, is notified of the attempt; the person who registers gets the refusal. */
async function informOwner(
  { database, outbox, clock }: SandboxContext,
  { email: to }: Registration,
  error: unknown,
): Promise<never> {
  const isKnown = error instanceof Refusal && error.envelope.code === 'error.registration.player_already_exists';
  const owner = isKnown ? await findOwner(database, to) : undefined;
  if (!owner || owner.unprovenContacts.includes('email')) throw error;
  const isNotified = await takeMessage(database, { purpose: 'KNOWN_ADDRESS', recipient: to }, clock.now());
  if (isNotified) await outbox.send({ to, channel: 'EMAIL', text: platformMessages(owner.languageCode).registration.known });
  throw error;
}

function isWrongCode(error: unknown): boolean {
  return error instanceof Error && error.message === 'sms.code.invalid';
}

export const registrationRoutes = [
  defineRoute(migratePlayer, async ({ body: { email, password }, requestHeaders, context }) => {
    const requester = readRequester(requestHeaders.get(requesterHeader), email, context.config.signingKeys.platform);
    const migrated = await migrateLegacyPlayer(context, { email, password, requester });
    if (!migrated) throw refusal(404, 'error.player.not.found');
    return migrated;
  }),

  defineRoute(readRiskSetting, async ({ query: { countryCode } }) => riskSettingOf(countryCode)),

  defineRoute(registerPlayer, async ({ body, context, responseHeaders }) => {
    const { id, countryCode } = await startRegistration(context, body).catch((error: unknown) =>
      informOwner(context, body, error),
    );
    const token = issueRegistrationToken(context.config.serviceSecret, String(id), context.clock.now());
    responseHeaders.set(registrationTokenHeader, token);
    return { playerId: String(id), verificationRequired: verificationOf(countryCode), status: 'PRE_REGISTERED' as const };
  }),

  defineRoute(completeRegistration, async ({ body, context }) => {
    const { id } = await finishRegistration(context, body);
    return { playerId: String(id) };
  }),

  defineRoute(requestSmsCode, ({ body, context }) => sendCode(context, body.playerId, 'SMS')),
  defineRoute(requestEmailCode, ({ body, context }) => sendCode(context, body.playerId, 'EMAIL')),
  defineRoute(verifySmsCode, ({ body, context }) => verify(context, body, 'SMS')),
  defineRoute(verifyEmailCode, ({ body, context }) => verify(context, body, 'EMAIL')),
];
