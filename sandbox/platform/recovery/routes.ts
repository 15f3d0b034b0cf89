import { setTimeout as wait } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import { type Requester, readRequester, requesterHeader } from '#lib/core/api/requester.ts';
import { isGoodPassword } from '#lib/core/validation/password.ts';
import {
  readResetLink,
  requestReset,
  resetTokenHeader,
  setPasswordByCode,
  setPasswordByLink,
  verifyResetCode,
} from '#lib/recovery/contract.ts';
import type { Database } from '#sandbox/database/database.ts';
import { createIdentityAdmin } from '#sandbox/identity/port.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import { takeMessage } from '#sandbox/kit/message-budget.ts';
import { createPin } from '#sandbox/kit/pin.ts';
import { isGuessedPassword } from '../core/guessed-password.ts';
import { refusal } from '../core/refusal.ts';
import { defineRoute } from '../core/route.ts';
import { platformMessages } from '../messages/messages.ts';
import { type Player, playerTable, siteId } from '../players/tables.ts';
import { endPlayerSessions } from '../session/end-sessions.ts';
import { beginChallenge, redeemChallenge } from './challenges.ts';
import { consumeKey, findEmailByKey, issueKey, type PresentedKey } from './keys.ts';
import { writeMail, writeSms } from './messages.ts';

/** Every reply takes at least this long, so that its timing does not reveal whether the address is known. */
const replyAfterMs = 250;
const unverified = ['PRE_REGISTERED', 'ACCOUNT_UNVERIFIED'];

export const recoveryRoutes = [
  defineRoute(requestReset, async ({ body: { email, channel }, context, requestHeaders, responseHeaders }) => {
    const requester = readRequester(requestHeaders.get(requesterHeader), email, context.config.signingKeys.platform);
    const [outcome] = await Promise.allSettled([send({ email, channel, requester }, context), wait(replyAfterMs)]);
    if (outcome.status === 'rejected') throw outcome.reason;
    responseHeaders.set(resetTokenHeader, outcome.value);
    return { sent: true, channel };
  }),

  defineRoute(verifyResetCode, async ({ body, requestHeaders, context: { database, clock } }) => {
    const { email, code } = body;
    const token = requestHeaders.get(resetTokenHeader) ?? '';
    // A refusal is thrown outside of the transaction, which would not count the try.
    const issued = await database.transaction(async (tx) => {
      const isRight = await redeemChallenge(tx, token, email, code, clock.now());
      return isRight ? issueKey(tx, 'CODE', email, clock.now()) : undefined;
    });
    if (!issued) throw refusal(400, 'sms.code.invalid');
    return { resetKey: issued.key, smsResetKeyId: issued.id };
  }),

  defineRoute(setPasswordByCode, async ({ body, context }) => {
    const { email, resetKey: key, smsResetKeyId: id, password } = body;
    return setPassword(context, { kind: 'CODE', key, id, email }, password);
  }),

  defineRoute(readResetLink, async ({ params, context: { database, clock } }) => {
    const email = await findEmailByKey(database, { kind: 'LINK', key: params.token }, clock.now());
    if (email === undefined) throw refusal(404, 'error.password.reset');
    return { email };
  }),

  defineRoute(setPasswordByLink, async ({ body: { token, password }, context }) => {
    return setPassword(context, { kind: 'LINK', key: token }, password);
  }),
];

interface ResetRequest {
  readonly email: string;
  readonly channel: 'SMS' | 'EMAIL';
  readonly requester: Requester | undefined;
}

/**
 * Counts the request for every address alike, and returns its token; only a verified account receives a message, to a contact
 * that is proven.
 */
async function send({ email, channel, requester }: ResetRequest, context: SandboxContext): Promise<string> {
  const { database, clock, outbox, config } = context;
  const isAllowed = await takeMessage(database, { purpose: 'RESET', recipient: email, requester }, clock.now());
  if (!isAllowed) throw refusal(400, 'sms.max.attempts.reached');
  const code = createPin(config.fixedPin);
  const token = await beginChallenge(database, email, code, clock.now());
  const player = await findByEmail(database, email);
  if (!player) return token;
  const isProven = (contact: 'email' | 'mobilePhone') => !player.unprovenContacts.includes(contact);
  if (channel === 'SMS' && player.mobilePhone && isProven('mobilePhone')) {
    await outbox.send(writeSms(player, code));
    return token;
  }
  if (!isProven('email')) return token;
  const { key } = await issueKey(database, 'LINK', email, clock.now());
  await outbox.send(writeMail(player, config.siteUrl, key, channel === 'SMS' ? code : undefined));
  return token;
}

/** Sets the password and ends every session of the player, who is returned. A rejected password does not consume the key. */
async function setPassword({ database, clock, outbox }: SandboxContext, presented: PresentedKey, password: string) {
  const email = await findEmailByKey(database, presented, clock.now());
  const player = email === undefined ? undefined : await findByEmail(database, email);
  if (email === undefined || !player) throw refusal(400, 'error.password.reset');
  const identity = createIdentityAdmin(database);
  const playerId = String(player.id);
  if (!isGoodPassword(password, email) || isGuessedPassword(password) || (await identity.checkPassword(playerId, password))) {
    throw refusal(400, 'error.password.policy');
  }
  if (!(await consumeKey(database, presented, email))) throw refusal(400, 'error.password.reset');
  await identity.setUser({ email, playerId, password, confirmed: true });
  await endPlayerSessions(database, playerId, 'all', clock.now());
  await outbox.send({ to: email, channel: 'EMAIL', text: platformMessages(player.languageCode).account.passwordChanged });
  return { playerId };
}

async function findByEmail(database: Database, email: string): Promise<Player | undefined> {
  const [player] = await database
    .select()
    .from(playerTable)
    .where(and(eq(playerTable.email, email), eq(playerTable.siteId, siteId)));
  return player && !unverified.includes(player.status) ? player : undefined;
}
