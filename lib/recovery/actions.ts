import 'server-only';
import { z } from 'zod';
import { captchaHeader } from '#lib/core/api/captcha.ts';
import { CallError, isCallError } from '#lib/core/api/errors.ts';
import { call } from '#lib/core/api/server.ts';
import { readResetLink, requestReset, setPasswordByCode, setPasswordByLink, verifyResetCode } from './contract.ts';
import type { RecoveryProgress } from './progress.ts';

interface ActionInput<Body> {
  readonly body: Body;
  readonly progress: RecoveryProgress | undefined;
  readonly captchaToken: string | null;
}

interface RecoveryAction<Schema extends z.ZodType = z.ZodType> {
  readonly body: Schema;
  /** Returns the new progress; `done` once the new password is set. Throws `CallError`. */
  readonly run: (input: ActionInput<z.output<Schema>>) => Promise<RecoveryProgress | 'done'>;
}

function defineAction<Schema extends z.ZodType>(body: Schema, run: RecoveryAction<Schema>['run']): RecoveryAction<Schema> {
  return { body, run };
}

function resetExpired(): CallError {
  return new CallError('contract', { status: 400, code: 'error.password.reset' });
}

/** RST-09: the platform succeeded, but its reply lacks what the next step needs. */
function rejectEmptyReply(error: unknown): never {
  const isEmpty = isCallError(error) && error.layer === 'contract';
  throw isEmpty ? new CallError('contract', { status: 502, code: 'unhandled.error.no.code' }) : error;
}

const passwordSchema = z.object({ password: z.string().min(1).max(256) });

/** The actions that a browser may request; each continues from the sealed progress (DEC-RST-1). */
export const recoveryActions = {
  request: defineAction(requestReset.body, async ({ body, captchaToken }) => {
    const headers: Record<string, string> = captchaToken ? { [captchaHeader]: captchaToken } : {};
    await call(requestReset, { body }, undefined, headers);
    return { step: 'Verification', ...body, sentAt: Date.now(), isBlocked: false };
  }),

  code: defineAction(z.object({ code: z.string().max(20) }), async ({ body: { code }, progress }) => {
    if (progress?.step !== 'Verification') throw resetExpired();
    const { email } = progress;
    const keys = await call(verifyResetCode, { body: { email, code } }).catch(rejectEmptyReply);
    return { step: 'Password', by: 'code', email, ...keys };
  }),

  link: defineAction(z.object({ token: z.string().regex(/^[\w.-]{1,64}$/) }), async ({ body: { token } }) => {
    const { email } = await call(readResetLink, { params: { token } }).catch(rejectEmptyReply);
    return { step: 'Password', by: 'link', email, token };
  }),

  password: defineAction(passwordSchema, async ({ body: { password }, progress }) => {
    if (progress?.step !== 'Password') throw resetExpired();
    if (progress.by === 'link') {
      await call(setPasswordByLink, { body: { token: progress.token, password } });
    } else {
      const { email, resetKey, smsResetKeyId } = progress;
      await call(setPasswordByCode, { body: { email, resetKey, smsResetKeyId, password } });
    }
    return 'done';
  }),
} as const;

export type ActionName = keyof typeof recoveryActions;

export function isActionName(name: string): name is ActionName {
  return Object.hasOwn(recoveryActions, name);
}
