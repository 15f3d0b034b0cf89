import type { Secret } from '#lib/core/http/secret.ts';
import { fromBase64Url, isSignedWith } from '#lib/core/http/signed-text.ts';
import { formatWebhookSignature, parseWebhookSignature, webhookSignatureHeader } from '#lib/core/http/webhook-signature.ts';

const maxBodyLength = 1_048_576;
const lifeMs = 300_000;

const encoder = new TextEncoder();

/**
 * Checks the signature of a publish webhook. Anyone can call its address, and an accepted call makes every page query the
 * content service again.
 */
export async function isSignedPublish(request: Request, secrets: Secret): Promise<boolean> {
  const sent = parseWebhookSignature(request.headers.get(webhookSignatureHeader));
  const bytes = sent && fromBase64Url(sent.signature);
  if (!sent || !bytes || Number(request.headers.get('content-length') ?? 0) > maxBodyLength) return false;
  const signed = encoder.encode(`${sent.at}.${await request.text()}`);
  return isSignedWith(secrets, bytes, signed);
}

export interface PublishSignatures {
  /** True for the header of a valid signature that is at most five minutes old and was not accepted before. */
  accept(header: string | null): boolean;
}

/** Without it, a recorded webhook would expire the caches whenever someone repeats it. In memory: instances with a common Redis also know those of the others. */
export function createPublishSignatures(now: () => number = Date.now): PublishSignatures {
  const accepted = new Map<string, number>();
  return {
    accept(header) {
      const sent = parseWebhookSignature(header);
      if (!sent || Math.abs(now() - sent.at) > lifeMs) return false;
      for (const [known, until] of accepted) {
        if (until >= now()) break;
        accepted.delete(known);
      }
      const key = formatWebhookSignature(sent);
      if (accepted.has(key)) return false;
      // A signature from a clock that is ahead stays valid for twice as long.
      accepted.set(key, now() + 2 * lifeMs);
      return true;
    },
  };
}
