import { fromBase64Url, importHmacKey } from './signed-value.ts';

/** The content service's header: `t` in milliseconds, `v1` the HMAC-SHA-256 of `t.body` in base64url. */
export const publishSignatureHeader = 'sanity-webhook-signature';
const shape = /^t=(\d{1,16}),\s*v1=([\w-]{43})$/;
const maxBodyLength = 1_048_576;

const encoder = new TextEncoder();

/**
 * Checks the signature of a publish webhook. Anyone can call its address, and an accepted call makes every page query the
 * content service again.
 */
export async function isSignedPublish(request: Request, secret: string): Promise<boolean> {
  const [, timestamp, signature = ''] = shape.exec(request.headers.get(publishSignatureHeader) ?? '') ?? [];
  const signatureBytes = fromBase64Url(signature);
  if (!timestamp || !signatureBytes || Number(request.headers.get('content-length') ?? 0) > maxBodyLength) return false;
  const key = await importHmacKey(secret);
  return crypto.subtle.verify('HMAC', key, signatureBytes, encoder.encode(`${timestamp}.${await request.text()}`));
}
