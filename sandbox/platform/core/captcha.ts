import type { HonoRequest } from 'hono';
import { z } from 'zod';
import { captchaHeader, captchaRejectedMessage } from '#lib/core/api/captcha.ts';
import type { SandboxConfig } from '#sandbox/kit/config.ts';
import { Refusal, refusal } from './refusal.ts';

const verdictSchema = z.object({ success: z.boolean() });
const timeoutMs = 5_000;

/**
 * Throws 403 with the gateway's message unless the captcha token is valid (SGN-22), and 500 when the captcha service does not
 * answer. A token is valid for one call.
 */
export async function requireCaptcha(request: HonoRequest, { captcha }: Pick<SandboxConfig, 'captcha'>): Promise<void> {
  const token = request.header(captchaHeader);
  if (!token || !(await isTokenValid(token, captcha))) throw new Refusal({ status: 403, message: captchaRejectedMessage });
}

async function isTokenValid(token: string, { verifyUrl, secret }: SandboxConfig['captcha']): Promise<boolean> {
  try {
    const response = await fetch(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return verdictSchema.parse(await response.json()).success;
  } catch {
    throw refusal(500, 'error.system.error');
  }
}
