import 'server-only';
import { z } from 'zod';
import { isCaptchaTokenValid } from '#lib/core/api/verify-captcha.ts';
import { networksOf } from '#lib/core/http/address.ts';
import { emailSchema, knownPasswordSchema } from '#lib/core/validation/schemas.ts';
import { type RequestOrigin, requesterOf, signedRequester } from '../requester/requester.ts';
import { failedSignIns } from './failed-sign-ins.ts';
import type { Lane } from './fair-queue.ts';
import type { Refusal } from './refusal.ts';
import { type SignIn, signIn, signInPorts } from './sign-in.ts';
import { isQueueLong, type SignInOrigin } from './srp.ts';

const inputSchema = z.object({
  email: emailSchema.min(1),
  password: knownPasswordSchema,
  captchaToken: z.string().optional(),
});

/** The browser that signs in, and what the platform records of it. */
export interface SignInRequest extends RequestOrigin {
  readonly origin: SignInOrigin;
}

/**
 * Signs in as `signIn` does, behind a captcha after failed attempts, and while many others wait for a browser that the account
 * does not know (DEC-X-9). A refusal says whether the next one needs it.
 */
export async function guardedSignIn(input: unknown, { origin, ...request }: SignInRequest): Promise<SignIn> {
  const parsed = inputSchema.safeParse(input);
  if (!parsed.success) return refused({ code: 'login.error.unauthorized' });
  const { email, password, captchaToken } = parsed.data;
  const requester = await requesterOf(request, email);
  const failed = failedSignIns(email, { requester, client: request.client });
  const isBusy = !requester.isKnown && isQueueLong();
  const needsCaptcha = isBusy || (await failed.needsCaptcha());
  if (needsCaptcha) {
    // Without a token nothing was wrong with it: the visitor has not been asked yet.
    const refusal = isBusy && !captchaToken ? ({ code: 'error.sign_in.busy' } as const) : await checkCaptcha(captchaToken);
    if (refusal) return refused({ ...refusal, captcha: true });
  }
  const lane: Lane = requester.isKnown ? 'known' : needsCaptcha ? 'verified' : 'other';
  const client = requester.isKnown ? { own: requester.id, widest: requester.id } : networksOf(request.client ?? '');
  const signed = { ...origin, requester: signedRequester(requester, email, 'identity') };
  const outcome = await signIn(email, password, signInPorts(signed, { lane, client }));
  if (outcome.ok) {
    await failed.clear();
    return outcome;
  }
  await failed.recordRefusal(outcome.refusal);
  return (await failed.needsCaptcha()) ? refused({ ...outcome.refusal, captcha: true }) : outcome;
}

function refused(refusal: Refusal): SignIn {
  return { ok: false, refusal };
}

async function checkCaptcha(token: string | undefined): Promise<Refusal | undefined> {
  try {
    return (await isCaptchaTokenValid(token)) ? undefined : { code: 'error.captcha.validation' };
  } catch {
    console.error('The captcha of a sign-in could not be verified.');
    return { code: 'error.system.error' };
  }
}
