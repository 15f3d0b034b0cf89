import { spellDuration, spellUnit } from '#lib/core/i18n/duration.ts';
import type { LanguageTag } from '#lib/core/market/markets.ts';
import { ownValue } from '#lib/core/own-value.ts';
import { formatDateTime } from '#lib/core/time/format-date.ts';
import type en from '#messages/en.json';
import type { CarriedRefusal } from './refusal.ts';

export type SignInMessages = (typeof en)['signIn'];
type Key = keyof SignInMessages;

export interface RefusalLink {
  readonly label: string;
  readonly href: string;
}

/** A refusal as the sign-in dialog shows it (DEC-LOG-3). */
export interface RefusalView {
  readonly message: string;
  readonly detail: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly links: readonly RefusalLink[];
  /** The refusal replaces the form, because trying again cannot succeed. */
  readonly isFinal: boolean;
  /** A player protection measure, which is not an error. */
  readonly isProtection: boolean;
}

type Link = 'contact' | 'help' | 'reset' | 'money' | 'verify';

interface Presentation {
  readonly title: Key;
  readonly detail: Key;
  readonly links?: readonly Link[];
  readonly kind?: 'final' | 'protection';
}

const links: Readonly<Record<Link, readonly [Key, string]>> = {
  contact: ['linkContact', '/contact'],
  help: ['linkHelp', '/responsible-gambling'],
  reset: ['linkReset', '/reset-password'],
  money: ['linkMoney', '/closed-account'],
  verify: ['linkVerify', '/signup'],
};

const presentations: Readonly<Record<string, Presentation>> = {
  'login.error.unauthorized': { title: 'errorUnauthorized', detail: 'errorUnauthorizedDetail' },
  'login.error.maxAttempt': { title: 'errorMaxAttempt', detail: 'errorMaxAttemptDetail', links: ['reset'] },
  'login.error.timeout': {
    title: 'errorTimeout',
    detail: 'errorTimeoutDetail',
    links: ['contact', 'help'],
    kind: 'protection',
  },
  'login.error.exclusion': {
    title: 'errorExclusion',
    detail: 'errorExclusionDetail',
    links: ['help', 'money', 'contact'],
    kind: 'protection',
  },
  'login.error.exclusionIndefinite': {
    title: 'errorExclusionIndefinite',
    detail: 'errorExclusionIndefiniteDetail',
    links: ['help', 'money', 'contact'],
    kind: 'protection',
  },
  'login.error.blacklisted': { title: 'errorBlacklisted', detail: 'errorBlacklistedDetail', links: ['contact'], kind: 'final' },
  'login.error.closed': { title: 'errorClosed', detail: 'errorClosedDetail', links: ['money', 'contact'], kind: 'final' },
  'login.error.unverified': { title: 'errorUnverified', detail: 'errorUnverifiedDetail', links: ['verify'] },
  'error.captcha.validation': { title: 'errorCaptcha', detail: 'errorCaptchaDetail' },
  'error.sign_in.busy': { title: 'errorBusy', detail: 'errorBusyDetail' },
  'error.too_many_requests': { title: 'errorTooMany', detail: 'errorTooManyDetail' },
  'error.session.not_kept': { title: 'errorNotKept', detail: 'errorNotKeptDetail' },
  'error.maintenance': { title: 'errorMaintenance', detail: 'errorMaintenanceDetail' },
};

const unknown: Presentation = { title: 'errorSystem', detail: 'errorSystemDetail' };

/** Describes a refusal; `tag` is BCP 47, `home` the locale's front page. */
export function describeRefusal(messages: SignInMessages, tag: LanguageTag, home: string, refusal: CarriedRefusal): RefusalView {
  const presentation = presentationOf(refusal);
  return {
    message: messages[presentation.title],
    detail: messages[presentation.detail],
    facts: factsOf(messages, tag, refusal),
    links: (presentation.links ?? []).map((link) => ({ label: messages[links[link][0]], href: home + links[link][1] })),
    isFinal: presentation.kind !== undefined,
    isProtection: presentation.kind === 'protection',
  };
}

function presentationOf(refusal: CarriedRefusal): Presentation {
  const presentation = ownValue(presentations, refusal.code) ?? unknown;
  if (refusal.code !== 'login.error.timeout') return presentation;
  if (refusal.cooling) return { ...presentation, title: 'errorCooling', detail: 'errorCoolingDetail' };
  return refusal.initiator === 'OPERATOR' ? { ...presentation, title: 'errorPaused' } : presentation;
}

function factsOf(messages: SignInMessages, tag: LanguageTag, refusal: CarriedRefusal): RefusalView['facts'] {
  const { code, days, millisLeft, initiator, playerId, until } = refusal;
  const hasEnd = code === 'login.error.timeout' || code === 'login.error.exclusion';
  const left = millisLeft !== undefined ? spellDuration(tag, millisLeft) : days !== undefined && spellUnit(tag, days, 'day');
  const starter = ownValue({ PLAYER: messages.startedByPlayer, OPERATOR: messages.startedByOperator }, initiator);
  return [
    ...(hasEnd && left ? [{ label: messages.timeLeft, value: left }] : []),
    ...(hasEnd && until
      ? [{ label: code === 'login.error.timeout' ? messages.endsAt : messages.earliestEnd, value: formatDateTime(until) }]
      : []),
    ...(starter ? [{ label: messages.startedBy, value: starter }] : []),
    ...(playerId ? [{ label: messages.playerNumber, value: playerId }] : []),
  ];
}
