import { type ErrorEnvelope, envelopeOf, type KnownCode } from '#lib/core/api/errors.ts';

/** A business rejection: a handler throws it and the app answers with its error envelope. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly envelope: ErrorEnvelope;

  constructor(envelope: ErrorEnvelope) {
    super(envelope.code);
    this.envelope = envelope;
  }
}

/** Returns a factory of HTTP 400 refusals for a domain's codes and their messages. */
export function createRefusals<Code extends string>(messages: Readonly<Record<Code, string>>) {
  return (code: Code, additionalInfo?: Record<string, unknown>): Refusal =>
    new Refusal({ status: 400, code, message: messages[code], ...(additionalInfo && { additionalInfo }) });
}

/** Creates a refusal with one of the known codes. */
export function refusal(status: number, code: KnownCode, more: Partial<ErrorEnvelope> = {}): Refusal {
  return new Refusal(envelopeOf(status, code, more));
}
