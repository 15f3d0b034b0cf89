import 'server-only';
import { z } from 'zod';
import { captchaHeader } from '#lib/captcha/contract.ts';
import { CallError, isCallError } from '#lib/platform/errors.ts';
import { call } from '#lib/platform/server.ts';
import { readResetLink, requestReset, setPasswordByCode, setPasswordByLink, verifyResetCode } from './contract.ts';
import type { Journey } from './journey.ts';

/** What a deed is given: its body, the journey so far and the token of the person test. */
interface Given<Body> {
  readonly body: Body;
  readonly journey: Journey | undefined;
  readonly captchaToken: string | null;
}

interface Deed<Schema extends z.ZodType = z.ZodType> {
  readonly body: Schema;
  /** Gives the journey after it; `done` when the new password is set. Throws `CallError`. */
  readonly run: (given: Given<z.output<Schema>>) => Promise<Journey | 'done'>;
}

function deed<Schema extends z.ZodType>(body: Schema, run: Deed<Schema>['run']): Deed<Schema> {
  return { body, run };
}

function lost(): CallError {
  return new CallError('contract', { status: 400, code: 'error.password.reset' });
}

/** RST-09: the platform said yes and gave nothing to go on with. */
function refuseEmpty(error: unknown): never {
  const isEmpty = isCallError(error) && error.layer === 'contract';
  throw isEmpty ? new CallError('contract', { status: 502, code: 'unhandled.error.no.code' }) : error;
}

const passwordSchema = z.object({ password: z.string().min(1).max(256) });

/** The four things a browser may ask for on its way; each goes on from the sealed journey. Decisions §2.3. */
export const deeds = {
  request: deed(requestReset.body, async ({ body, captchaToken }) => {
    const headers: Record<string, string> = captchaToken ? { [captchaHeader]: captchaToken } : {};
    await call(requestReset, { body }, undefined, headers);
    return { step: 'Verification', ...body, sentAt: Date.now(), isBlocked: false };
  }),

  code: deed(z.object({ code: z.string().max(20) }), async ({ body: { code }, journey }) => {
    if (journey?.step !== 'Verification') throw lost();
    const { email } = journey;
    const keys = await call(verifyResetCode, { body: { email, code } }).catch(refuseEmpty);
    return { step: 'Password', by: 'code', email, ...keys };
  }),

  link: deed(z.object({ token: z.string().regex(/^[\w.-]{1,64}$/) }), async ({ body: { token } }) => {
    const { email } = await call(readResetLink, { params: { token } }).catch(refuseEmpty);
    return { step: 'Password', by: 'link', email, token };
  }),

  password: deed(passwordSchema, async ({ body: { password }, journey }) => {
    if (journey?.step !== 'Password') throw lost();
    if (journey.by === 'link') {
      await call(setPasswordByLink, { body: { token: journey.token, password } });
    } else {
      const { email, resetKey, smsResetKeyId } = journey;
      await call(setPasswordByCode, { body: { email, resetKey, smsResetKeyId, password } });
    }
    return 'done';
  }),
} as const;

export type DeedName = keyof typeof deeds;

export function isDeed(name: string): name is DeedName {
  return Object.hasOwn(deeds, name);
}
