import { spellDays, spellDuration } from '#lib/i18n/duration.ts';
import type { Unfinished } from '#lib/registration/contract.ts';
import type en from '#messages/en.json';

export type SignInWords = (typeof en)['signIn'];
type Key = keyof SignInWords;

/** A refused sign-in as it travels to the browser. */
export interface CarriedRefusal {
  readonly code: string;
  readonly days?: number;
  readonly millisLeft?: number;
  readonly initiator?: string;
  readonly cooling?: boolean;
  readonly playerId?: string;
  /** Where a registration was left, for a player who has not finished it. */
  readonly unfinished?: Unfinished;
}

export interface RefusalLink {
  readonly label: string;
  readonly href: string;
}

/** A refusal in words: what is the matter, what is known of it, and what can be done (decisions §2.2). */
export interface ShownRefusal {
  readonly message: string;
  readonly detail: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly links: readonly RefusalLink[];
  /** Trying again is of no use: the words stand in the form's place. */
  readonly isFinal: boolean;
  /** A pause that protects the player is no error. */
  readonly isProtection: boolean;
}

type Way = 'contact' | 'help' | 'reset' | 'money' | 'verify';

interface Look {
  readonly title: Key;
  readonly detail: Key;
  readonly ways?: readonly Way[];
  readonly kind?: 'final' | 'protection';
}

const ways: Readonly<Record<Way, readonly [Key, string]>> = {
  contact: ['linkContact', '/contact'],
  help: ['linkHelp', '/responsible-gambling'],
  reset: ['linkReset', '/reset-password'],
  money: ['linkMoney', '/closed-account'],
  verify: ['linkVerify', '/signup'],
};

const looks: Readonly<Record<string, Look>> = {
  'login.error.unauthorized': { title: 'errorUnauthorized', detail: 'errorUnauthorizedDetail' },
  'login.error.maxAttempt': { title: 'errorMaxAttempt', detail: 'errorMaxAttemptDetail', ways: ['reset'] },
  'login.error.timeout': {
    title: 'errorTimeout',
    detail: 'errorTimeoutDetail',
    ways: ['contact', 'help'],
    kind: 'protection',
  },
  'login.error.exclusion': {
    title: 'errorExclusion',
    detail: 'errorExclusionDetail',
    ways: ['help', 'contact'],
    kind: 'protection',
  },
  'login.error.exclusionIndefinite': {
    title: 'errorExclusionIndefinite',
    detail: 'errorExclusionIndefiniteDetail',
    ways: ['help', 'contact'],
    kind: 'protection',
  },
  'login.error.blacklisted': { title: 'errorBlacklisted', detail: 'errorBlacklistedDetail', ways: ['contact'], kind: 'final' },
  'login.error.closed': { title: 'errorClosed', detail: 'errorClosedDetail', ways: ['money', 'contact'], kind: 'final' },
  'login.error.unverified': { title: 'errorUnverified', detail: 'errorUnverifiedDetail', ways: ['verify'] },
  'error.too_many_requests': { title: 'errorTooMany', detail: 'errorTooManyDetail' },
  'error.maintenance': { title: 'errorMaintenance', detail: 'errorMaintenanceDetail' },
};

const unknown: Look = { title: 'errorSystem', detail: 'errorSystemDetail' };

/** Words a refusal in a language (BCP 47), with links below the locale's front page. */
export function showRefusal(words: SignInWords, tag: string, home: string, refusal: CarriedRefusal): ShownRefusal {
  const look = lookOf(refusal);
  return {
    message: words[look.title],
    detail: words[look.detail],
    facts: factsOf(words, tag, refusal),
    links: (look.ways ?? []).map((way) => ({ label: words[ways[way][0]], href: home + ways[way][1] })),
    isFinal: look.kind !== undefined,
    isProtection: look.kind === 'protection',
  };
}

function lookOf(refusal: CarriedRefusal): Look {
  const look = looks[refusal.code] ?? unknown;
  if (refusal.code !== 'login.error.timeout') return look;
  if (refusal.cooling) return { ...look, title: 'errorCooling', detail: 'errorCoolingDetail' };
  return refusal.initiator === 'OPERATOR' ? { ...look, title: 'errorPaused' } : look;
}

function factsOf(words: SignInWords, tag: string, refusal: CarriedRefusal): ShownRefusal['facts'] {
  const { code, days, millisLeft, initiator, playerId } = refusal;
  const hasEnd = code === 'login.error.timeout' || code === 'login.error.exclusion';
  const left = millisLeft !== undefined ? spellDuration(tag, millisLeft) : days !== undefined && spellDays(tag, days);
  const starter = { PLAYER: words.startedByPlayer, OPERATOR: words.startedByOperator }[initiator ?? ''];
  return [
    ...(hasEnd && left ? [{ label: words.timeLeft, value: left }] : []),
    ...(starter ? [{ label: words.startedBy, value: starter }] : []),
    ...(playerId ? [{ label: words.playerNumber, value: playerId }] : []),
  ];
}
