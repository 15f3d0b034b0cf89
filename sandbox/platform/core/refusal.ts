import { type CallCode, sentenceOf } from '#lib/core/api/error-catalogue.ts';
import type { ErrorEnvelope, KnownCode } from '#lib/core/api/errors.ts';

/** A business rejection: a handler throws it and the app answers with its error envelope. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly envelope: ErrorEnvelope;

  constructor(envelope: ErrorEnvelope) {
    super(envelope.code);
    this.envelope = envelope;
  }
}

/** Creates a refusal with the sentence of its code. */
export function refusal(status: number, code: CallCode | KnownCode, more?: Partial<ErrorEnvelope>): Refusal {
  return new Refusal({ status, code, message: sentenceOf(code), ...more });
}

/** Creates an HTTP 400 refusal, with the data that its screen needs. */
export function badRequest(code: CallCode | KnownCode, additionalInfo?: Readonly<Record<string, unknown>>): Refusal {
  return refusal(400, code, additionalInfo && { additionalInfo });
}
