import { createHmac, timingSafeEqual } from 'node:crypto';

/** The header that signs requests between services. */
export const signatureHeader = 'X-Sandbox-Signature';

/** HMAC-SHA-256 of the raw body, in hex. */
export function signBody(secret: string, body: string): string {
  return createHmac('sha256', secret).update(body).digest('hex');
}

export function isSigned(secret: string, body: string, signature: string | undefined): boolean {
  const expected = Buffer.from(signBody(secret, body));
  const actual = Buffer.from(signature ?? '');
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/** Posts signed JSON to another service. Rejects when `signal` aborts or nothing answers. */
export function postSigned(url: string, secret: string, value: unknown, signal: AbortSignal): Promise<Response> {
  const body = JSON.stringify(value);
  const headers = { 'Content-Type': 'application/json', SiteContext: '5', [signatureHeader]: signBody(secret, body) };
  return fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' });
}
