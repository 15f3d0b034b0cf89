import { type Unfinished, unfinishedSchema } from '#lib/registration/contract.ts';

/** Why a sign-in was refused (decisions §2.2), and what the panel needs to say so. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly days?: number;
  readonly millisLeft?: number;
  readonly initiator?: string;
  readonly cooling?: boolean;
  /** To be quoted to customer service. */
  readonly playerId?: string;
  /** Where a registration was left, for a player who has not finished it. */
  readonly unfinished?: Unfinished;
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
  | 'error.system.error';

const triggerMessage = /^(?:PreAuthentication|PostAuthentication|PreTokenGeneration) failed with error (.+?)\.?$/;

const plainCodes: Readonly<Record<string, RefusalCode>> = {
  'error.sign.in.attempt.count.exceeded': 'login.error.maxAttempt',
  'error.account.deactivated': 'login.error.blacklisted',
  'error.account.closed': 'login.error.closed',
  'error.exclusion.in.progress.indefinite': 'login.error.exclusionIndefinite',
};

/** What the identity service says about a name and a password; whatever else it says is about itself. */
const verdicts = new Set([
  'InvalidParameterException',
  'NewPasswordRequired',
  'NotAuthorizedException',
  'PasswordResetRequiredException',
  'UserLambdaValidationException',
  'UserNotFoundException',
]);

/**
 * Reads the identity service's answer: LOG-06 to LOG-12. The trigger's message is the one place where a text is parsed; a
 * verdict that names no known reason is `login.error.unauthorized`. An answer that is no verdict never blames a password.
 */
export function refusalOf(type: string, message: string): Refusal {
  if (type === 'UserNotConfirmedException') return { code: 'login.error.unverified' };
  if (!verdicts.has(type)) return { code: 'error.system.error' };
  const said = triggerMessage.exec(message)?.[1];
  if (type !== 'UserLambdaValidationException' || !said) return { code: 'login.error.unauthorized' };
  const at = said.indexOf('|');
  return at < 0 ? refusalOfCode(said) : refusalOfCode(said.slice(0, at), parseDetails(said.slice(at + 1)));
}

/** Reads a code of decisions §2.2 and what came with it; an unknown code is `login.error.unauthorized`. */
export function refusalOfCode(code: string, details: unknown = {}): Refusal {
  const plain = plainCodes[code];
  if (plain) return { code: plain };
  if (code === 'error.account.unverified') return { code: 'login.error.unverified', ...unfinishedIn(details) };
  const days = Number(/\.(\d+)$/.exec(code)?.[1]);
  if (code.startsWith('error.timeout.in.progress.')) return { code: 'login.error.timeout', days, ...timeoutDetails(details) };
  if (code.startsWith('error.exclusion.in.progress.')) return { code: 'login.error.exclusion', days };
  return { code: 'login.error.unauthorized' };
}

function parseDetails(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function unfinishedIn(details: unknown): Partial<Refusal> {
  const parsed = unfinishedSchema.safeParse(details);
  return parsed.success ? { unfinished: parsed.data } : {};
}

function timeoutDetails(details: unknown): Partial<Refusal> {
  if (typeof details !== 'object' || details === null) return {};
  const { millisLeft, initiator, cooling, playerId } = details as Record<string, unknown>;
  return {
    ...(typeof millisLeft === 'number' && { millisLeft }),
    ...(typeof initiator === 'string' && { initiator }),
    cooling: cooling === true,
    ...(typeof playerId === 'string' && { playerId }),
  };
}
