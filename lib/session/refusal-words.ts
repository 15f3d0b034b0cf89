import type en from '#messages/en.json';

type Key = keyof (typeof en)['signIn'];

/** Says a word of the `signIn` namespace. */
export type Say = (key: Key, values?: Record<string, number>) => string;

export interface ShownRefusal {
  readonly code: string;
  readonly days?: number;
  readonly millisLeft?: number;
}

const hour = 3_600_000;

const keys: Readonly<Record<string, readonly [Key, Key]>> = {
  'login.error.unauthorized': ['errorUnauthorized', 'errorUnauthorizedDetail'],
  'login.error.maxAttempt': ['errorMaxAttempt', 'errorMaxAttemptDetail'],
  'login.error.timeout': ['errorTimeout', 'errorTimeoutDetail'],
  'login.error.exclusion': ['errorExclusion', 'errorExclusionDetail'],
  'login.error.exclusionIndefinite': ['errorExclusionIndefinite', 'errorExclusionIndefiniteDetail'],
  'login.error.blacklisted': ['errorBlacklisted', 'errorBlacklistedDetail'],
  'login.error.closed': ['errorClosed', 'errorClosedDetail'],
  'login.error.unverified': ['errorUnverified', 'errorUnverifiedDetail'],
  'error.maintenance': ['errorMaintenance', 'errorMaintenanceDetail'],
};

/** A refusal in words, and what to do next. DEC-LOG-2: below a day a timeout is counted in hours. */
export function showsRefusal(say: Say, { code, days = 1, millisLeft }: ShownRefusal): { message: string; detail: string } {
  const [title, detail] = keys[code] ?? ['errorSystem', 'errorSystemDetail'];
  if (title === 'errorTimeout' && millisLeft !== undefined && millisLeft < 24 * hour) {
    return { message: say(title), detail: say('errorTimeoutHours', { hours: Math.max(1, Math.ceil(millisLeft / hour)) }) };
  }
  return { message: say(title), detail: say(detail, { days }) };
}
