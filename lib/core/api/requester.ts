import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secret } from '#lib/core/http/secret.ts';
import { normalizeEmail } from '#lib/core/validation/email.ts';

/** Header of calls about an account that anyone can make: who makes them, as the site found out. */
export const requesterHeader = 'X-Requester';

/** Who asks about an account, for services that count the attempts of each apart (DEC-X-9). */
export interface Requester {
  /** True for a browser that signed in to this account before. */
  readonly isKnown: boolean;
  /** A pseudonym of that browser, or of the network of any other request. */
  readonly id: string;
}

const lifeMs = 5 * 60_000;
const shape = /^(known|other):([\w-]{1,64}):(\d{1,15}):([\w-]{43})$/;

/** A requester as a service can believe it: signed, for one account and for five minutes of real time. */
export function signRequester({ isKnown, id }: Requester, account: string, key: string, realNow = Date.now()): string {
  const text = `${isKnown ? 'known' : 'other'}:${id}:${realNow}`;
  return `${text}:${signatureOf(text, account, key)}`;
}

/** The requester that the site signed for this account; undefined for any other text. */
export function readRequester(
  text: string | null | undefined,
  account: string,
  keys: Secret,
  realNow = Date.now(),
): Requester | undefined {
  const [, kind, id = '', at = '', signature = ''] = shape.exec(text ?? '') ?? [];
  if (!kind || Math.abs(realNow - Number(at)) > lifeMs) return undefined;
  const isSignedBy = (key: string) =>
    timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(`${kind}:${id}:${at}`, account, key)));
  return keys.some(isSignedBy) ? { isKnown: kind === 'known', id } : undefined;
}

function signatureOf(text: string, account: string, key: string): string {
  return createHmac('sha256', key)
    .update(`requester\n${text}\n${normalizeEmail(account)}`)
    .digest('base64url');
}
