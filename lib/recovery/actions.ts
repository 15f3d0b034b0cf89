import 'server-only';
import { z } from 'zod';
import { captchaHeader } from '#lib/core/api/captcha.ts';
import type { Endpoint } from '#lib/core/api/endpoint.ts';
import { CallError, isCallError } from '#lib/core/api/errors.ts';
import { requesterHeader } from '#lib/core/api/requester.ts';
import { call, callForHeaders } from '#lib/core/api/server.ts';
import { newPasswordSchema } from '#lib/core/validation/schemas.ts';
import { endAllSessionsOf } from '#lib/session/registry/player-session.ts';
import {
  readResetLink,
  requestReset,
  resetTokenHeader,
  setPasswordByCode,
  setPasswordByLink,
  verifyResetCode,
} from './contract.ts';
import type { RecoveryProgress } from './progress.ts';

interface ActionInput<Body> {
  readonly body: Body;
  readonly progress: RecoveryProgress | undefined;
  readonly captchaToken: string | null;
  /** The browser's IP address, if a trusted proxy reported it. */
  readonly address: string | undefined;
  /** Who asks for a new password, signed for the address that it is for. */
  readonly requesterFor: (email: string) => Promise<string>;
}

interface RecoveryAction<Schema extends z.ZodType = z.ZodType> {
  /** Its limit per address counts the action. */
  readonly endpoint: Endpoint;
  readonly body: Schema;
  /** Returns the new progress; `done` once the new password is set. Throws `CallError`. */
  readonly run: (input: ActionInput<z.output<Schema>>) => Promise<RecoveryProgress | 'done'>;
}

function defineAction<Schema extends z.ZodType>(
  endpoint: Endpoint,
  body: Schema,
  run: RecoveryAction<Schema>['run'],
): RecoveryAction<Schema> {
  return { endpoint, body, run };
}

type Sender = Omit<ActionInput<unknown>, 'body' | 'progress'>;

/** The service rate-limits by IP address too. */
function headersOf({ captchaToken, address }: Sender): Record<string, string> {
  return { ...(captchaToken && { [captchaHeader]: captchaToken }), ...(address && { 'X-Forwarded-For': address }) };
}

function resetExpired(): CallError {
  return new CallError('contract', { status: 400, code: 'error.password.reset' });
}

/** RST-09: the platform succeeded, but its reply lacks what the next step needs. */
function rejectEmptyReply(error: unknown): never {
  const isEmpty = isCallError(error) && error.layer === 'contract';
  throw isEmpty ? new CallError('contract', { status: 502, code: 'unhandled.error.no.code' }) : error;
}

/** A new password ends every session of its player. */
async function endSessions(playerId: string | undefined): Promise<'done'> {
  if (playerId !== undefined) await endAllSessionsOf(playerId);
  return 'done';
}

/** The address that the page shows; a page of the version before does not send it. */
const shownEmail = z.string().max(320).optional();

/** Another tab may have begun a reset for another address since the page was shown. */
function requireProgress(progress: RecoveryProgress | undefined, shown: string | undefined): RecoveryProgress {
  if (!progress || (shown !== undefined && shown !== progress.email)) throw resetExpired();
  return progress;
}

const codeSchema = z.object({ code: z.string().max(20), email: shownEmail });
const passwordSchema = z.object({ password: newPasswordSchema, email: shownEmail });

/** The actions that a browser may request; each continues from the sealed progress (DEC-RST-1). */
export const recoveryActions = {
  request: defineAction(requestReset, requestReset.body, async ({ body, progress: _, ...input }) => {
    const sent = { ...headersOf(input), [requesterHeader]: await input.requesterFor(body.email) };
    const { headers } = await callForHeaders(requestReset, { body }, undefined, sent);
    const resetToken = headers.get(resetTokenHeader) ?? '';
    return { step: 'Verification', ...body, resetToken, sentAt: Date.now(), isBlocked: false };
  }),

  code: defineAction(verifyResetCode, codeSchema, async ({ body, ...input }) => {
    const { code } = body;
    const progress = requireProgress(input.progress, body.email);
    // The answer to the same code was lost.
    if (progress.step === 'Password') return progress;
    const { email, resetToken } = progress;
    const headers = { ...headersOf(input), ...(resetToken && { [resetTokenHeader]: resetToken }) };
    const keys = await call(verifyResetCode, { body: { email, code } }, undefined, headers).catch(rejectEmptyReply);
    return { step: 'Password', by: 'code', email, ...keys };
  }),

  link: defineAction(
    readResetLink,
    z.object({ token: z.string().regex(/^[\w.-]{1,64}$/) }),
    async ({ body: { token }, ...input }) => {
      const { email } = await call(readResetLink, { params: { token } }, undefined, headersOf(input)).catch(rejectEmptyReply);
      return { step: 'Password', by: 'link', email, token };
    },
  ),

  password: defineAction(setPasswordByCode, passwordSchema, async ({ body: { password, email: shown }, ...input }) => {
    const progress = requireProgress(input.progress, shown);
    if (progress.step !== 'Password') throw resetExpired();
    if (progress.by === 'link') {
      const { playerId } = await call(
        setPasswordByLink,
        { body: { token: progress.token, password } },
        undefined,
        headersOf(input),
      );
      return endSessions(playerId);
    }
    const { email, resetKey, smsResetKeyId } = progress;
    const body = { email, resetKey, smsResetKeyId, password };
    const { playerId } = await call(setPasswordByCode, { body }, undefined, headersOf(input));
    return endSessions(playerId);
  }),
} as const;

export type ActionName = keyof typeof recoveryActions;

export function isActionName(name: string): name is ActionName {
  return Object.hasOwn(recoveryActions, name);
}
