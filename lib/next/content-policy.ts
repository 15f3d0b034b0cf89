import { environment } from '#lib/core/config/environment.ts';

const inlineScript = /<script(?![^>]*\ssrc=)(?![^>]*type="application\/)[^>]*>([\s\S]*?)<\/script>/g;
const encoder = new TextEncoder();

/** SHA-256 of a text, base64. */
export async function digest(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', encoder.encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(hash)));
}

/** The content security policy of a stored page, with the hash of each inline script, so that it needs no 'unsafe-inline' for scripts. */
export async function contentPolicy(html: string): Promise<string> {
  const inline = new Set([...html.matchAll(inlineScript)].map(([, code = '']) => code));
  const hashes = await Promise.all([...inline].map(async (code) => `'sha256-${await digest(code)}'`));
  const { CONTENT_URL, CAPTCHA_URL, CAPTCHA_ORIGINS, PAY_URL, PAY_ORIGINS, WS_URL, gameOrigins } = environment();
  const originOf = (url: string) => new URL(url).origin;
  // The captcha needs both: its script, and the frames in which it shows its tasks.
  const captcha = CAPTCHA_ORIGINS ?? originOf(CAPTCHA_URL);
  return [
    "default-src 'self'",
    ['script-src', "'self'", captcha, ...hashes].join(' '),
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: ${originOf(CONTENT_URL)}`,
    "font-src 'self'",
    `connect-src 'self' ${originOf(WS_URL)}`,
    ['frame-src', captcha, PAY_ORIGINS ?? originOf(PAY_URL), ...gameOrigins].join(' '),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');
}
