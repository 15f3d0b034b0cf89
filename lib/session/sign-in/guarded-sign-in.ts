import 'server-only';
import { z } from 'zod';
import { isCaptchaTokenValid } from '#lib/core/api/verify-captcha.ts';
import { type FailedSignIns, failedSignIns } from './failed-sign-ins.ts';
import type { Refusal } from './refusal.ts';
import { type SignIn, signIn, signInPorts } from './sign-in.ts';
import type { SignInOrigin } from './srp.ts';

const inputSchema = z.object({
  email: z.string().min(1).max(254),
  password: z.string().min(1).max(256),
  captchaToken: z.string().optional(),
});

/** Signs in as `signIn` does, behind a captcha after failed attempts (DEC-X-9). A refusal says whether the next one needs it. */
export async function guardedSignIn(input: unknown, origin: SignInOrigin): Promise<SignIn> {
  const parsed = inputSchema.safeParse(input);
  if (!parsed.success) return { ok: false, refusal: { code: 'login.error.unauthorized' } };
  const { email, password, captchaToken } = parsed.data;
  const failed = failedSignIns(email, origin.client);
  const captchaRefusal = await checkCaptcha(failed, captchaToken);
  if (captchaRefusal) return { ok: false, refusal: captchaRefusal };
  const outcome = await signIn(email, password, signInPorts(origin));
  if (outcome.ok) {
    await failed.clear();
    return outcome;
  }
  await failed.recordRefusal(outcome.refusal);
  return (await failed.needsCaptcha()) ? { ok: false, refusal: { ...outcome.refusal, captcha: true } } : outcome;
}

async function checkCaptcha(failed: FailedSignIns, token: string | undefined): Promise<Refusal | undefined> {
  if (!(await failed.needsCaptcha())) return undefined;
  try {
    return (await isCaptchaTokenValid(token)) ? undefined : { code: 'error.captcha.validation', captcha: true };
  } catch {
    console.error('The captcha of a sign-in could not be verified.');
    return { code: 'error.system.error', captcha: true };
  }
}
