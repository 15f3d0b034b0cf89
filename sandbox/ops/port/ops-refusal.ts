import type { ErrorEnvelope } from '#lib/core/api/errors.ts';

/** A rejected operator action with a message for the operator; nothing was changed. */
export class OpsRefusal extends Error {
  override readonly name = 'OpsRefusal';
  readonly envelope: ErrorEnvelope & { readonly code: string; readonly message: string };

  constructor(status: number, code: string, message: string) {
    super(message);
    this.envelope = { status, code, message };
  }
}
