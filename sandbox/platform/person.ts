import type { HonoRequest } from 'hono';
import { z } from 'zod';
import { captchaHeader, personRefused } from '#lib/captcha/contract.ts';
import type { SandboxConfig } from '#sandbox/kit/config.ts';
import { Refusal, refusal } from './refusal.ts';

const verdictSchema = z.object({ success: z.boolean() });
const patienceMs = 5_000;

/**
 * Throws 403 in the gateway's own words unless the call's token of the person test is good (SGN-22); 500 when the test
 * itself does not answer. A token is good for one call.
 */
export async function requirePerson(request: HonoRequest, { captcha }: Pick<SandboxConfig, 'captcha'>): Promise<void> {
  const token = request.header(captchaHeader);
  if (!token || !(await isGood(token, captcha))) throw new Refusal({ status: 403, message: personRefused });
}

async function isGood(token: string, { verifyUrl, secret }: SandboxConfig['captcha']): Promise<boolean> {
  try {
    const response = await fetch(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      signal: AbortSignal.timeout(patienceMs),
    });
    return verdictSchema.parse(await response.json()).success;
  } catch {
    throw refusal(500, 'error.system.error');
  }
}
