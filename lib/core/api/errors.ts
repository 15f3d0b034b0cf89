import type { z } from 'zod';
import { ownValue } from '#lib/core/own-value.ts';
import type { errorEnvelopeSchema, fieldErrorSchema } from './error-schema.ts';

export type FieldError = Readonly<z.output<typeof fieldErrorSchema>>;

/** The error envelope of every JSON service, and of the site's own handlers. */
export interface ErrorEnvelope extends Readonly<Omit<z.output<typeof errorEnvelopeSchema>, 'fieldErrors'>> {
  readonly fieldErrors?: readonly FieldError[] | undefined;
  /** Identifies the response in the log; set by the site's own handlers. */
  readonly errorId?: string | undefined;
}

/** Error codes that Parlour itself returns or handles, each with its English sentence; a service’s other codes pass through unchanged. */
const sentences = {
  'error.access.unavailable': 'Your location cannot be checked at the moment.',
  'error.body.not_form': 'The request body is no form.',
  'error.body.not_json': 'The request body is not JSON.',
  'error.body.too_large': 'The request body is too large.',
  'error.chat.ended': 'The conversation has ended.',
  'error.captcha.validation': 'The test that you are a person was not passed.',
  'error.country.restricted': 'The site is not available in your country.',
  'error.crm.session': 'There is no such session of the messaging service.',
  'error.forbidden': 'This is not allowed.',
  'error.game.limitation': 'A bonus of yours does not allow this game.',
  'error.game.not_found': 'There is no such game.',
  'error.game.restricted': 'This game cannot be played for money here.',
  'error.evolution.table.closed': 'This table is closed.',
  'error.evolution.table.full': 'This table is full.',
  'error.exclusion.active': 'The player is excluded already.',
  'error.loss.limit.reached': 'The law of the country allows no higher losses in this period.',
  'error.reality_check.due': 'A reality check waits for the player’s answer.',
  'error.spend.limit.reached': 'Your spend limit is reached.',
  'error.table.closed': 'This table is closed.',
  'error.table.full': 'This table is full.',
  'error.identity.review': 'The identity of the player is being reviewed.',
  'error.idempotency.key': 'The Idempotency-Key is missing, or was used for something else.',
  'error.maintenance': 'The site is under maintenance.',
  'error.method.not_allowed': 'This address does not take this method.',
  'error.not_found': 'There is nothing at this address.',
  'error.oops.tryAgain': 'Something went wrong. Please try again.',
  'error.origin': 'The request did not come from this site.',
  'error.player.not.found': 'No player matches what was sent.',
  'error.registration.not_begun': 'This registration was begun in another browser.',
  'error.password.policy': 'The password does not meet the rules, or is the old one.',
  'error.password.reset': 'The link or the code can no longer be used.',
  'error.session.ended': 'The session has ended.',
  'error.session.inactive': 'The session has ended after a long time without activity.',
  'error.signature': 'The signature is missing or wrong.',
  'error.site_id.invalid': 'The SiteContext header is missing or names no known site.',
  'error.system.error': 'A service behind the site is failing. Please try again in a moment.',
  'error.terms.due': 'There are new terms to accept first.',
  'error.terms.version': 'This is not the version of the terms that is in force.',
  'error.timeout.active': 'The player is pausing already.',
  'error.token.expired': 'Token expired',
  'error.too_many_requests': 'Too many attempts. Please try again later.',
  'error.validation': 'Some of the values sent are missing or not valid.',
  'error.wallet.not_found': 'This player has no wallet yet.',
  'sms.code.invalid': 'The code is wrong or can no longer be used.',
  'sms.max.attempts.reached': 'No further message can be sent today.',
} as const satisfies Readonly<Record<string, string>>;

export type KnownCode = keyof typeof sentences;

/** Where a call failed: no answer, an error of the service, or an answer that breaks the contract. */
export type ErrorLayer = 'network' | 'platform' | 'contract';

/** The error of every outside call. Match on `code` and `layer`, never on `message`. */
export class CallError extends Error {
  readonly layer: ErrorLayer;
  readonly status: number;
  readonly code: KnownCode | (string & {});
  readonly envelope: ErrorEnvelope;
  private readonly keepsSession: boolean;

  constructor(layer: ErrorLayer, envelope: ErrorEnvelope, options?: ErrorOptions & { readonly keepsSession?: boolean }) {
    super(envelope.message ?? envelope.code ?? `${layer} error`, options);
    this.name = 'CallError';
    this.layer = layer;
    this.status = envelope.status;
    this.code = envelope.code ?? 'error.oops.tryAgain';
    this.envelope = envelope;
    this.keepsSession = options?.keepsSession ?? false;
  }

  get fieldErrors(): readonly FieldError[] {
    return this.envelope.fieldErrors ?? [];
  }

  /** True if a retry may help: no answer, or a failing service. */
  get retryable(): boolean {
    return this.layer === 'network' || this.status >= 500;
  }

  /** DEC-WIRE-5: a 401 or 403 of the platform on a call that carried the token ends the session. */
  get endsSession(): boolean {
    return !this.keepsSession && this.layer === 'platform' && (this.status === 401 || this.status === 403);
  }
}

/** Header of responses that end the session, which only a rejected token does (DEC-WIRE-5). */
export const sessionEndedHeader = 'X-Session-Ended';

export function isCallError(error: unknown): error is CallError {
  return error instanceof CallError;
}

/** An error envelope for one of Parlour's own codes, with its English sentence. */
export function envelopeOf(status: number, code: KnownCode, more: Partial<ErrorEnvelope> = {}): ErrorEnvelope {
  return { status, code, message: sentences[code], ...more };
}

/** The English sentence of one of Parlour's own codes; undefined for any other. */
export function ownSentence(code: string): string | undefined {
  return ownValue(sentences, code);
}

/** Whether the message is the site's own English sentence for the code, which is for developers. */
export function isOwnSentence({ code = '', message }: ErrorEnvelope): boolean {
  return message !== undefined && ownSentence(code) === message;
}

/** The `Retry-After` header of an error that says how long to wait. */
export function retryHeader({ additionalInfo }: ErrorEnvelope): Readonly<Record<string, string>> {
  const seconds = additionalInfo?.retryAfterSeconds;
  return typeof seconds === 'number' ? { 'Retry-After': String(seconds) } : {};
}

/** A failed zod parse as the platform's field errors. */
export function fieldErrorsOf(objectName: string, error: z.ZodError): FieldError[] {
  return error.issues.map((issue) => ({
    objectName,
    field: issue.path.join('.'),
    message: issue.message,
    code: `error.field.${issue.code}`,
  }));
}
