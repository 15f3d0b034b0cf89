/** Why a sign-in was refused (decisions §2.2), and what the panel needs to say so. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly days?: number;
  readonly millisLeft?: number;
  readonly initiator?: string;
  readonly cooling?: boolean;
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
  'error.account.unverified': 'login.error.unverified',
  'error.exclusion.in.progress.indefinite': 'login.error.exclusionIndefinite',
};

/**
 * Reads the identity service's answer: LOG-06 to LOG-12. The trigger's message is the one place where a text is parsed;
 * everything unknown is `login.error.unauthorized`.
 */
export function refusalOf(type: string, message: string): Refusal {
  if (type === 'UserNotConfirmedException') return { code: 'login.error.unverified' };
  if (/network|fetch|timeout|internalerror/i.test(type)) return { code: 'error.system.error' };
  const said = triggerMessage.exec(message)?.[1];
  if (type !== 'UserLambdaValidationException' || !said) return { code: 'login.error.unauthorized' };
  const at = said.indexOf('|');
  const code = at < 0 ? said : said.slice(0, at);
  const plain = plainCodes[code];
  if (plain) return { code: plain };
  const days = Number(/\.(\d+)$/.exec(code)?.[1]);
  if (code.startsWith('error.timeout.in.progress.'))
    return { code: 'login.error.timeout', days, ...timeoutDetails(said.slice(at + 1)) };
  if (code.startsWith('error.exclusion.in.progress.')) return { code: 'login.error.exclusion', days };
  return { code: 'login.error.unauthorized' };
}

function timeoutDetails(text: string): Partial<Refusal> {
  try {
    const { millisLeft, initiator, cooling } = JSON.parse(text) as Record<string, unknown>;
    return {
      ...(typeof millisLeft === 'number' && { millisLeft }),
      ...(typeof initiator === 'string' && { initiator }),
      cooling: cooling === true,
    };
  } catch {
    return {};
  }
}
