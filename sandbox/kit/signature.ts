import { createHmac, timingSafeEqual } from 'node:crypto';

/** How services sign what they tell each other (decisions §3). */
export const signatureHeader = 'X-Sandbox-Signature';

/** HMAC-SHA-256 of the body as it travels, in hex. */
export function signBody(secret: string, body: string): string {
  return createHmac('sha256', secret).update(body).digest('hex');
}

export function isSigned(secret: string, body: string, signature: string | undefined): boolean {
  const right = Buffer.from(signBody(secret, body));
  const given = Buffer.from(signature ?? '');
  return given.length === right.length && timingSafeEqual(given, right);
}

/** Posts JSON to another service, signed. Rejects when nothing answers in time. */
export function postSigned(url: string, secret: string, value: unknown, signal: AbortSignal): Promise<Response> {
  const body = JSON.stringify(value);
  const headers = { 'Content-Type': 'application/json', SiteContext: '5', [signatureHeader]: signBody(secret, body) };
  return fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' });
}
