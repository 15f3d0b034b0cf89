import type { TokenStore } from './tokens.ts';

export interface Verdict {
  readonly success: boolean;
  readonly challenge_ts?: string;
  readonly hostname?: string;
  readonly 'error-codes'?: readonly string[];
}

/** Tokens of this key never pass (DEC-X-3). */
const failingKey = /fa11$/;

/** The answer of `/siteverify` to its form fields. A token is spent by every check that shows the right secret. */
export function verifyToken(fields: URLSearchParams, secret: string, tokens: TokenStore): Verdict {
  const shown = fields.get('secret');
  const token = fields.get('response');
  if (!shown) return no('missing-input-secret');
  if (shown !== secret) return no('invalid-input-secret');
  if (!token) return no('missing-input-response');
  if (!/^P1_[\w-]{64}$/.test(token)) return no('invalid-input-response');
  const solved = tokens.spend(token);
  if (!solved) return no('invalid-or-already-seen-response');
  const asked = fields.get('sitekey');
  if (asked && asked !== solved.siteKey) return no('sitekey-secret-mismatch');
  if (failingKey.test(solved.siteKey)) return no('invalid-input-response');
  return { success: true, challenge_ts: solved.at.toISOString(), hostname: solved.host };
}

function no(code: string): Verdict {
  return { success: false, 'error-codes': [code] };
}
