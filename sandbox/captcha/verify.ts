import type { TokenStore } from './tokens.ts';

export interface Verdict {
  readonly success: boolean;
  readonly challenge_ts?: string;
  readonly hostname?: string;
  readonly 'error-codes'?: readonly string[];
}

/** Tokens of this key never pass (DEC-X-3). */
const failingKey = /fa11$/;

/** The response of `/siteverify`. A check with the right secret uses up the token. */
export function verifyToken(fields: URLSearchParams, secret: string, tokens: TokenStore): Verdict {
  const givenSecret = fields.get('secret');
  const token = fields.get('response');
  if (!givenSecret) return failure('missing-input-secret');
  if (givenSecret !== secret) return failure('invalid-input-secret');
  if (!token) return failure('missing-input-response');
  if (!/^P1_[\w-]{64}$/.test(token)) return failure('invalid-input-response');
  const solved = tokens.consume(token);
  if (!solved) return failure('invalid-or-already-seen-response');
  const siteKey = fields.get('sitekey');
  if (siteKey && siteKey !== solved.siteKey) return failure('sitekey-secret-mismatch');
  if (failingKey.test(solved.siteKey)) return failure('invalid-input-response');
  return { success: true, challenge_ts: solved.at.toISOString(), hostname: solved.host };
}

function failure(code: string): Verdict {
  return { success: false, 'error-codes': [code] };
}
