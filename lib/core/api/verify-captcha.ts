import 'server-only';
import { z } from 'zod';
import { siteConfig } from '#lib/core/config/site.ts';
import { observeCall } from '#lib/core/http/observe-call.ts';

const verdictSchema = z.object({ success: z.boolean() });
const timeoutMs = 5_000;
const maxTokenLength = 8 * 1024;

/** Asks the captcha service whether a token is valid; a token is valid once. Rejects when the service does not answer. */
export async function isCaptchaTokenValid(token: string | undefined): Promise<boolean> {
  if (!token || token.length > maxTokenLength) return false;
  const { CAPTCHA_SECRET, CAPTCHA_SITE_KEY, captchaVerifyUrl } = siteConfig();
  return observeCall({ service: 'captcha', endpoint: 'POST /siteverify' }, async () => {
    const response = await fetch(captchaVerifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret: CAPTCHA_SECRET, response: token, sitekey: CAPTCHA_SITE_KEY }),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
    return verdictSchema.parse(await response.json()).success;
  });
}
