import type { ErrorEnvelope } from '#lib/platform/errors.ts';

/** The operator is told no, in words; nothing was done. */
export class OpsRefusal extends Error {
  override readonly name = 'OpsRefusal';
  readonly envelope: ErrorEnvelope;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.envelope = { status, code, message };
  }
}
