/** The header of the webhooks of the content and sports services: `t` in milliseconds, `v1` the HMAC-SHA-256 of `t.body` in base64url. */
export const webhookSignatureHeader = 'sanity-webhook-signature';

/** The last character has two bits that decoding drops: only the spelling with zeros is taken, because the others would be new signatures. */
const shape = /^t=(\d{1,16}),\s*v1=([\w-]{42}[AEIMQUYcgkosw048])$/;

export interface WebhookSignature {
  /** Milliseconds. */
  readonly at: number;
  readonly signature: string;
}

/** Undefined for a header of another shape. */
export function parseWebhookSignature(header: string | null): WebhookSignature | undefined {
  const [, at, signature] = shape.exec(header ?? '') ?? [];
  return at && signature ? { at: Number(at), signature } : undefined;
}

export function formatWebhookSignature({ at, signature }: WebhookSignature): string {
  return `t=${at},v1=${signature}`;
}
