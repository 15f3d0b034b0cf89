import { fromBase64Url, importHmacKey } from './signed-value.ts';

/** The lake's header: `t` in milliseconds, `v1` the HMAC-SHA-256 of `t.body` in base64url. */
export const publishSignatureHeader = 'sanity-webhook-signature';
const shape = /^t=(\d{1,16}),\s*v1=([\w-]{43})$/;
const maxBodyLength = 1_048_576;

const encoder = new TextEncoder();

/**
 * Whether the lake itself says that something was published. Anybody can call the webhook's address, and who is believed
 * there makes every page ask the lake anew.
 */
export async function isPublishNews(request: Request, secret: string): Promise<boolean> {
  const [, timestamp, signature = ''] = shape.exec(request.headers.get(publishSignatureHeader) ?? '') ?? [];
  const mark = fromBase64Url(signature);
  if (!timestamp || !mark || Number(request.headers.get('content-length') ?? 0) > maxBodyLength) return false;
  const key = await importHmacKey(secret);
  return crypto.subtle.verify('HMAC', key, mark, encoder.encode(`${timestamp}.${await request.text()}`));
}
