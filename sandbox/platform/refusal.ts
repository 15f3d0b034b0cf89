import { type ErrorEnvelope, envelopeOf, type KnownCode } from '#lib/platform/errors.ts';

/** A handler's "no": thrown, and answered as the error envelope. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly envelope: ErrorEnvelope;

  constructor(envelope: ErrorEnvelope) {
    super(envelope.code);
    this.envelope = envelope;
  }
}

/** A refusal by one of the known codes. */
export function refusal(status: number, code: KnownCode, more: Partial<ErrorEnvelope> = {}): Refusal {
  return new Refusal(envelopeOf(status, code, more));
}
