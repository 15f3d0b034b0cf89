import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';

/** The header that signs requests between services: `t` the time in milliseconds, `n` a nonce, `v1` the signature of both and the body. */
export const signatureHeader = 'X-Sandbox-Signature';

const lifeMs = 300_000;
const headerShape = /^t=(\d{1,16}),n=([\w-]{8,64}),v1=([\da-f]{64})$/;

/** HMAC-SHA-256 of a text, in hex. */
export function signBody(secret: string, body: string): string {
  return createHmac('sha256', secret).update(body).digest('hex');
}

export function isSigned(secret: string, body: string, signature: string | undefined): boolean {
  const expected = Buffer.from(signBody(secret, body));
  const actual = Buffer.from(signature ?? '');
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/** The value of the header for one request; each attempt has its own. `at` is real time. */
export function signRequest(secret: string, body: string, at = Date.now()): string {
  const nonce = randomUUID();
  return `t=${at},n=${nonce},v1=${signBody(secret, `${at}.${nonce}.${body}`)}`;
}

export interface RequestVerifier {
  /** True for a request that was signed within five minutes of real time and has not been accepted before. */
  accepts(secret: string, body: string, header: string | undefined): boolean;
}

/** Remembers what it accepted for as long as the signature is valid. */
export function createRequestVerifier(now: () => number = Date.now): RequestVerifier {
  const accepted = new Map<string, number>();
  return {
    accepts(secret, body, header = '') {
      const [, at = '', nonce = '', signature] = headerShape.exec(header) ?? [];
      if (!isSigned(secret, `${at}.${nonce}.${body}`, signature) || Math.abs(now() - Number(at)) > lifeMs) return false;
      for (const [known, until] of accepted) {
        if (until >= now()) break;
        accepted.delete(known);
      }
      if (accepted.has(nonce)) return false;
      // A request from a clock that is ahead stays valid for twice as long.
      accepted.set(nonce, now() + 2 * lifeMs);
      return true;
    },
  };
}

/** Posts signed JSON to another service. Rejects when `signal` aborts or nothing answers. */
export function postSigned(url: string, secret: string, value: unknown, signal: AbortSignal): Promise<Response> {
  const body = JSON.stringify(value);
  const headers = { 'Content-Type': 'application/json', SiteContext: '5', [signatureHeader]: signRequest(secret, body) };
  return fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' });
}
