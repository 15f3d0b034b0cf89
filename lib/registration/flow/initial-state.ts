import type { RegistrationForm } from '#lib/content/types.ts';
import { blankValues, type Draft } from '../draft/draft.ts';
import type { UnfinishedRegistration } from '../draft/unfinished.ts';
import { type SignUpState, untouched } from './reducer.ts';

export interface InitialInput {
  readonly form: Pick<RegistrationForm, 'countries' | 'preselected'>;
  readonly country: string | null;
  readonly bonusCode: string | null;
  /** RTE-56: opened at the address for too many codes. */
  readonly maxAttempts: boolean;
  readonly draft: Draft | undefined;
  /** The draft's password; empty after a reload. */
  readonly password: string;
  readonly unfinished: UnfinishedRegistration | undefined;
  /** Real time in milliseconds. */
  readonly nowMs: number;
}

const freshCodeMs = 60_000;

/** Initial state of the form: from the unfinished registration, else from the draft, else the first step. */
export function initialSignUpState({
  form,
  country,
  bonusCode,
  maxAttempts,
  draft,
  password,
  unfinished,
  nowMs,
}: InitialInput): SignUpState {
  const { countries, preselected } = form;
  const isOffered = (code: string) => countries.some((each) => each.code === code);
  const prefix = countries.find(({ code }) => code === preselected)?.prefix ?? '';
  const fresh = { ...blankValues, countryCode: preselected, phonePrefix: prefix };
  const own = draft && (draft.sentTo !== null || isOffered(draft.values.countryCode)) ? draft : undefined;
  // DEC-CTRY: shown before the visitor fills in the form.
  const unservedCountry = !own && !unfinished && country !== null && !isOffered(country) ? country : null;
  return {
    ...untouched,
    ...own,
    ...(unservedCountry && { step: 'Unsupported' }),
    unservedCountry,
    values: own ? { ...fresh, ...own.values, password } : fresh,
    marketRiskSetting: null,
    codeErrors: { SMS: null, EMAIL: null },
    smsMaxAttempts: maxAttempts,
    fieldErrors: {},
    formError: null,
    retryAfter: null,
    bonusCode: bonusCode ?? draft?.bonusCode ?? null,
    ...(unfinished && resume(unfinished, draft, nowMs)),
  };
}

/** `UNINITIALIZE` makes the step send a code as it opens, unless this tab has requested one within the last minute. */
function resume(unfinished: UnfinishedRegistration, draft: Draft | undefined, nowMs: number): Partial<SignUpState> {
  const { playerId, verification, countryCode, province, sentTo, isWhole, email, password } = unfinished;
  const own = draft?.playerId === playerId ? draft : undefined;
  const step = isWhole ? 'Verification' : 'ContactInfo';
  return {
    step,
    visited: [step],
    playerId,
    verification,
    ...(own && nowMs - own.sentAt < freshCodeMs
      ? { pinStatus: own.pinStatus, sentAt: own.sentAt }
      : { pinStatus: 'UNINITIALIZE', sentAt: 0 }),
    sentTo,
    values: { ...blankValues, ...own?.values, email, password, countryCode, province },
  };
}
