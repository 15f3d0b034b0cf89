import { z } from 'zod';
import { ownValue } from '#lib/core/own-value.ts';
import { parseJson } from '#lib/core/parse-json.ts';
import { resumableSchema, unfinishedSchema } from '#lib/registration/contract.ts';

/** Why a sign-in was refused (DEC-LOG-3), with the details that the sign-in dialog shows, as the browser receives it. */
export const carriedRefusalSchema = z.object({
  code: z.string(),
  days: z.number().optional(),
  millisLeft: z.number().optional(),
  initiator: z.string().optional(),
  cooling: z.boolean().optional(),
  /** When the block ends, ISO 8601. */
  until: z.string().optional(),
  /** The player quotes it to customer service. */
  playerId: z.string().optional(),
  /** Progress of the registration, for a player who has not finished it. */
  unfinished: unfinishedSchema.optional(),
  /** The next sign-in needs a captcha. */
  captcha: z.boolean().optional(),
});
export type CarriedRefusal = z.output<typeof carriedRefusalSchema>;

export interface Refusal extends CarriedRefusal {
  readonly code: RefusalCode;
  /** Continues the unfinished registration; never sent to the browser's scripts. */
  readonly registrationToken?: string;
}

export type RefusalCode =
  | 'login.error.timeout'
  | 'login.error.exclusion'
  | 'login.error.exclusionIndefinite'
  | 'login.error.maxAttempt'
  | 'login.error.blacklisted'
  | 'login.error.closed'
  | 'login.error.unverified'
  | 'login.error.unauthorized'
  | 'error.captcha.validation'
  | 'error.sign_in.busy'
  | 'error.system.error';

const triggerMessage = /^(?:PreAuthentication|PostAuthentication|PreTokenGeneration) failed with error (.+?)\.?$/;

const plainCodes: Readonly<Record<string, RefusalCode>> = {
  'error.sign.in.attempt.count.exceeded': 'login.error.maxAttempt',
  'error.account.deactivated': 'login.error.blacklisted',
  'error.account.closed': 'login.error.closed',
  'error.exclusion.in.progress.indefinite': 'login.error.exclusionIndefinite',
};

/** Exceptions about the credentials; all others are about the identity service itself. */
const credentialErrors = new Set([
  'InvalidParameterException',
  'NewPasswordRequired',
  'NotAuthorizedException',
  'PasswordResetRequiredException',
  'UserLambdaValidationException',
  'UserNotFoundException',
]);

/**
 * Reads an exception of the identity service (LOG-06 to LOG-12). Only the trigger's message is parsed as text. An exception
 * about the credentials without a known reason becomes `login.error.unauthorized`; all others are system errors.
 */
export function parseRefusal(type: string, message: string): Refusal {
  if (type === 'UserNotConfirmedException') return { code: 'login.error.unverified' };
  if (!credentialErrors.has(type)) return { code: 'error.system.error' };
  const reason = triggerMessage.exec(message)?.[1];
  if (type !== 'UserLambdaValidationException' || !reason) return { code: 'login.error.unauthorized' };
  const separator = reason.indexOf('|');
  if (separator < 0) return refusalFromCode(reason);
  return refusalFromCode(reason.slice(0, separator), parseJson(reason.slice(separator + 1)) ?? null);
}

/** Reads a platform code (DEC-LOG-3) and its details; an unknown code becomes `login.error.unauthorized`. */
export function refusalFromCode(code: string, details: unknown = {}): Refusal {
  const plain = ownValue(plainCodes, code);
  if (plain) return { code: plain };
  if (code === 'error.account.unverified') return { code: 'login.error.unverified', ...unfinishedIn(details) };
  const days = Number(/\.(\d+)$/.exec(code)?.[1]);
  if (code.startsWith('error.timeout.in.progress.')) return { code: 'login.error.timeout', days, ...timeoutDetails(details) };
  if (code.startsWith('error.exclusion.in.progress.')) return { code: 'login.error.exclusion', days, ...endIn(details) };
  return { code: 'login.error.unauthorized' };
}

function unfinishedIn(details: unknown): Partial<Refusal> {
  const parsed = resumableSchema.safeParse(details);
  if (!parsed.success) return {};
  const { token, ...unfinished } = parsed.data;
  return { unfinished, ...(token && { registrationToken: token }) };
}

function endIn(details: unknown): Partial<Refusal> {
  const until = z.object({ until: z.iso.datetime() }).safeParse(details);
  return until.success ? until.data : {};
}

function timeoutDetails(details: unknown): Partial<Refusal> {
  if (typeof details !== 'object' || details === null) return {};
  const { millisLeft, initiator, cooling, playerId } = details as Record<string, unknown>;
  return {
    ...(typeof millisLeft === 'number' && { millisLeft }),
    ...(typeof initiator === 'string' && { initiator }),
    cooling: cooling === true,
    ...(typeof playerId === 'string' && { playerId }),
    ...endIn(details),
  };
}
