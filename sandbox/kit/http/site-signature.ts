import type { HonoRequest } from 'hono';
import { callSignatureHeader, callTimestampHeader, signedText } from '#lib/core/api/endpoint.ts';
import type { Secret } from '#lib/core/http/secret.ts';
import { isSigned } from './signature.ts';

const lifeSeconds = 300;

/** DEC-PATH-5: true if the site signed the call with this body within the last five minutes of real time. */
export function isSignedBySite(request: HonoRequest, body: string, keys: Secret): boolean {
  const timestamp = request.header(callTimestampHeader) ?? '';
  const isFresh = /^\d{1,12}$/.test(timestamp) && Math.abs(Date.now() / 1_000 - Number(timestamp)) <= lifeSeconds;
  const text = signedText(request.method, request.path, timestamp, body);
  return isFresh && keys.some((key) => isSigned(key, text, request.header(callSignatureHeader)));
}
