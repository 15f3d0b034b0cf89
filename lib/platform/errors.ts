import type { z } from 'zod';

/** One field's refusal as the platform words it (D1 §3). */
export interface FieldError {
  readonly objectName?: string | undefined;
  readonly field: string;
  readonly rejectedValue?: unknown;
  readonly status?: string | undefined;
  readonly message?: string | undefined;
  readonly code: string;
}

/** The error envelope of every JSON service, and of the site's own handlers. */
export interface ErrorEnvelope {
  readonly status: number;
  readonly code?: string | undefined;
  readonly message?: string | undefined;
  readonly fieldErrors?: readonly FieldError[] | undefined;
  readonly validationErrors?: Readonly<Record<string, { readonly code: string; readonly message: string }>> | undefined;
  readonly additionalInfo?: Readonly<Record<string, unknown>> | undefined;
}

/** Codes that Parlour itself gives out or acts on; a service's further codes pass through as they are. */
export type KnownCode =
  | 'error.access.unavailable'
  | 'error.body.not_json'
  | 'error.body.too_large'
  | 'error.country.restricted'
  | 'error.forbidden'
  | 'error.maintenance'
  | 'error.method.not_allowed'
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
  'error.method.not_allowed': 'This address does not take this method.',
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
