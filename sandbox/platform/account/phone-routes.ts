import { setTimeout as wait } from 'node:timers/promises';
import { changePhone, verifyPhone } from '#lib/account/details/contract.ts';
import { checkPhone } from '#lib/account/details/phone-rules.ts';
import { formatMessage } from '#lib/core/i18n/format-message.ts';
import { readPhone } from '#lib/core/validation/phone.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import { badRequest } from '../core/refusal.ts';
import { defineRoute } from '../core/route.ts';
import { platformMessages } from '../messages/messages.ts';
import { requireKnownPlayer } from '../players/require-player.ts';
import { requireConfirmation } from '../session/password-check.ts';
import { beginPhoneChange, finishPhoneChange } from './phone-change.ts';
import { refuseFields } from './refusals.ts';

/** Every reply takes at least this long, so that its timing does not reveal whether the number is known. */
const replyAfterMs = 250;

interface Requested {
  readonly playerId: string;
  readonly signInId: string;
  readonly body: { readonly phonePrefix: string; readonly phoneBody: string };
}

async function request({ playerId, signInId, body }: Requested, context: SandboxContext): Promise<string> {
  const { database, clock, outbox } = context;
  const player = await requireKnownPlayer(database, playerId);
  await requireConfirmation(database, playerId, signInId, clock.now());
  refuseFields(checkPhone(body));
  const phone = readPhone(body.phonePrefix, body.phoneBody);
  // The code proves the stored number where a bank customer has typed it.
  const isProven = !player.unprovenContacts.includes('mobilePhone');
  if (isProven && phone?.whole === player.mobilePhone) refuseFields({ phoneBody: 'error.phone.unchanged' });
  if (!phone || phone.whole.endsWith('0000')) throw badRequest('error.vonage.phone.invalid');
  const { id, code } = await beginPhoneChange(context, player, signInId, phone);
  if (code)
    await outbox.send({
      to: phone.whole,
      channel: 'SMS',
      text: formatMessage(platformMessages(player.languageCode).registration.code, { code }),
      code,
    });
  return id;
}

export const phoneRoutes = [
  defineRoute(changePhone, async ({ context, ...input }) => {
    const [outcome] = await Promise.allSettled([request(input, context), wait(replyAfterMs)]);
    if (outcome.status === 'rejected') throw outcome.reason;
    return { smsVerificationId: outcome.value };
  }),

  defineRoute(verifyPhone, async ({ playerId, signInId, params, body: { code }, context }) => {
    const { id, email, mobilePhone, languageCode } = await requireKnownPlayer(context.database, playerId);
    const change = { id: params.smsVerificationId, playerId: id, sessionId: signInId, code };
    const { phone, isNew } = await finishPhoneChange(context, change);
    const reply = { phonePrefix: phone.prefix, phoneBody: phone.body };
    if (!isNew || mobilePhone === phone.prefix + phone.body) return reply;
    const text = platformMessages(languageCode).account.phoneChanged;
    await context.outbox.send({ to: email, channel: 'EMAIL', text });
    if (mobilePhone) await context.outbox.send({ to: mobilePhone, channel: 'SMS', text });
    return reply;
  }),
];
