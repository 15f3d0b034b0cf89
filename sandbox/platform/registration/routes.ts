import {
  completeRegistration,
  readRiskSetting,
  registerPlayer,
  requestEmailCode,
  requestSmsCode,
  verifyEmailCode,
  verifySmsCode,
} from '#lib/registration/contract.ts';
import { createIdentityAdmin } from '#sandbox/identity/admin.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import { serve } from '../serve.ts';
import { type Channel, issueCode, tryCode } from './codes.ts';
import { codeMessage } from './messages.ts';
import { phoneInvalid, refuseFields } from './refusals.ts';
import { awaitCode, completeNewcomer, openAccount, registerNewcomer, requireUnfinished } from './register.ts';
import { riskSettingOf, verificationOf } from './risk-setting.ts';

async function sendCode(context: SandboxContext, playerId: string, channel: Channel) {
  const player = await requireUnfinished(context.database, playerId);
  if (player.dateOfBirth === null) throw refuseFields([{ field: 'dateOfBirth', code: 'error.field.required' }]);
  if (channel === 'SMS' && player.mobilePhone.endsWith('0000')) throw phoneInvalid();
  const { code, attemptsLeft, expiresAt } = await issueCode(context, player.id, channel);
  const to = channel === 'SMS' ? player.mobilePhone : player.email;
  await context.outbox.send({ to, channel, text: codeMessage(player.languageCode, code), code });
  await awaitCode(context, player);
  return { sent: true as const, attemptsLeft, expiresAt: expiresAt.toISOString() };
}

interface Proof {
  readonly playerId: string;
  readonly password: string;
  readonly code: string;
}

/** A wrong password costs a try like a wrong code, or the check would be a way to guess it. */
async function verify(context: SandboxContext, { playerId, password, code }: Proof, channel: Channel) {
  const player = await requireUnfinished(context.database, playerId);
  const isOwner = await createIdentityAdmin(context.database).checkPassword(playerId, password);
  await tryCode(context, player.id, channel, isOwner ? code : '').catch((error: unknown) => {
    if (isOwner || !isWrong(error)) throw error;
    throw refuseFields([{ field: 'password', code: 'error.password.incorrect' }]);
  });
  await openAccount(context, player);
  return { verified: true as const, playerId };
}

function isWrong(error: unknown): boolean {
  return error instanceof Error && error.message === 'sms.code.invalid';
}

export const registrationRoutes = [
  serve(readRiskSetting, async ({ query: { countryCode } }) => riskSettingOf(countryCode)),

  serve(registerPlayer, async ({ body, context }) => {
    const { id, countryCode } = await registerNewcomer(context, body);
    return { playerId: String(id), verificationRequired: verificationOf(countryCode), status: 'PRE_REGISTERED' as const };
  }),

  serve(completeRegistration, async ({ body, context }) => {
    const { id } = await completeNewcomer(context, body);
    return { playerId: String(id) };
  }),

  serve(requestSmsCode, ({ body, context }) => sendCode(context, body.playerId, 'SMS')),
  serve(requestEmailCode, ({ body, context }) => sendCode(context, body.playerId, 'EMAIL')),
  serve(verifySmsCode, ({ body, context }) => verify(context, body, 'SMS')),
  serve(verifyEmailCode, ({ body, context }) => verify(context, body, 'EMAIL')),
];
