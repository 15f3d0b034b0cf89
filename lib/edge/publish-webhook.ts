import { fromBase64Url, importHmacKey } from '#lib/core/http/signed-text.ts';

/**
 * The content service's header: `t` in milliseconds, `v1` the HMAC-SHA-256 of `t.body` in base64url. Its last character has
 * two bits that decoding drops: only the spelling with zeros is taken, because the others would be new signatures.
 */
export const publishSignatureHeader = 'sanity-webhook-signature';
const shape = /^t=(\d{1,16}),\s*v1=([\w-]{42}[AEIMQUYcgkosw048])$/;
const maxBodyLength = 1_048_576;
const lifeMs = 300_000;

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

export interface PublishSignatures {
  /** True for the header of a valid signature that is at most five minutes old and was not accepted before. */
  accept(header: string | null): boolean;
}

/** Without it, a recorded webhook would expire the caches whenever someone repeats it. In memory: each instance gets the webhook once. */
export function createPublishSignatures(now: () => number = Date.now): PublishSignatures {
  const accepted = new Map<string, number>();
  return {
    accept(header) {
      const [, timestamp, signature = ''] = shape.exec(header ?? '') ?? [];
      if (!timestamp || Math.abs(now() - Number(timestamp)) > lifeMs) return false;
      for (const [known, until] of accepted) {
        if (until >= now()) break;
        accepted.delete(known);
      }
      const key = `${timestamp} ${signature}`;
      if (accepted.has(key)) return false;
      // A signature from a clock that is ahead stays valid for twice as long.
      accepted.set(key, now() + 2 * lifeMs);
      return true;
    },
  };
}
