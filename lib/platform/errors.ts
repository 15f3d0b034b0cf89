import { z } from 'zod';

/** One field's refusal as the platform words it (D1 §3). */
export const fieldErrorSchema = z.object({
  objectName: z.string().optional(),
  field: z.string(),
  rejectedValue: z.unknown().optional(),
  status: z.string().optional(),
  message: z.string().optional(),
  code: z.string(),
});
export type FieldError = z.infer<typeof fieldErrorSchema>;

/** The error envelope of every JSON service, and of the site's own handlers. */
export const errorEnvelopeSchema = z.object({
  status: z.number().int(),
  code: z.string().optional(),
  message: z.string().optional(),
  fieldErrors: z.array(fieldErrorSchema).optional(),
  validationErrors: z.record(z.string(), z.object({ code: z.string(), message: z.string() })).optional(),
  additionalInfo: z.record(z.string(), z.unknown()).optional(),
});
export type ErrorEnvelope = z.infer<typeof errorEnvelopeSchema>;

/** Codes that Parlour itself gives out or acts on; a service's further codes pass through as they are. */
export type KnownCode =
  | 'error.access.unavailable'
  | 'error.body.not_json'
  | 'error.body.too_large'
  | 'error.country.restricted'
  | 'error.forbidden'
  | 'error.maintenance'
  | 'error.not_found'
  | 'error.oops.tryAgain'
  | 'error.origin'
  | 'error.signature'
  | 'error.site_id.invalid'
  | 'error.system.error'
  | 'error.token.expired'
  | 'error.validation'
  | 'error.wallet.not_found';

/** Where a call broke: on the way, in the service's answer, or in an answer that is not of the contract. */
export type ErrorLayer = 'network' | 'platform' | 'contract';

/** The one typed error of outside calls. Match on `code` and `layer`, never on `message`. */
export class CallError extends Error {
  readonly layer: ErrorLayer;
  readonly status: number;
  readonly code: KnownCode | (string & {});
  readonly envelope: ErrorEnvelope;

  constructor(layer: ErrorLayer, envelope: ErrorEnvelope, options?: ErrorOptions) {
    super(envelope.message ?? envelope.code ?? `${layer} error`, options);
    this.name = 'CallError';
    this.layer = layer;
    this.status = envelope.status;
    this.code = envelope.code ?? 'error.oops.tryAgain';
    this.envelope = envelope;
  }

  get fieldErrors(): readonly FieldError[] {
    return this.envelope.fieldErrors ?? [];
  }

  /** Worth another try as it is: nothing arrived, or the service was failing. */
  get retryable(): boolean {
    return this.layer === 'network' || this.status >= 500;
  }

  /** D1 §8: a 401 or 403 of the platform on a call that carried the token ends the session. */
  get endsSession(): boolean {
    return this.layer === 'platform' && (this.status === 401 || this.status === 403);
  }
}

export function isCallError(error: unknown): error is CallError {
  return error instanceof CallError;
}

const sentences: Record<KnownCode, string> = {
  'error.access.unavailable': 'Your location cannot be checked at the moment.',
  'error.body.not_json': 'The request body is not JSON.',
  'error.body.too_large': 'The request body is too large.',
  'error.country.restricted': 'The site is not available in your country.',
  'error.forbidden': 'This is not allowed.',
  'error.maintenance': 'The site is under maintenance.',
  'error.not_found': 'There is nothing at this address.',
  'error.oops.tryAgain': 'Something went wrong. Please try again.',
  'error.origin': 'The request did not come from this site.',
  'error.signature': 'The signature is missing or wrong.',
  'error.site_id.invalid': 'The SiteContext header is missing or names no known site.',
  'error.system.error': 'A service behind the site is failing. Please try again in a moment.',
  'error.token.expired': 'Token expired',
  'error.validation': 'Some of the values sent are missing or not valid.',
  'error.wallet.not_found': 'This player has no wallet yet.',
};

/** An envelope for one of Parlour's own codes, with its English sentence. */
export function envelopeOf(status: number, code: KnownCode, more: Partial<ErrorEnvelope> = {}): ErrorEnvelope {
  return { status, code, message: sentences[code], ...more };
}

/** What a failed zod parse says, as the platform's field errors. */
export function fieldErrorsOf(objectName: string, error: z.ZodError): FieldError[] {
  return error.issues.map((issue) => ({
    objectName,
    field: issue.path.join('.'),
    message: issue.message,
    code: `error.field.${issue.code}`,
  }));
}
