import type { RegistrationForm } from '#lib/content/types.ts';
import { blankValues, type Draft } from './draft.ts';
import type { SignUpState } from './flow.ts';
import type { HeldRegistration } from './held.ts';

/** What a form finds when it opens. */
export interface Beginning {
  readonly form: Pick<RegistrationForm, 'countries' | 'preselected'>;
  /** Where the visitor seems to be. */
  readonly country: string | null;
  readonly bonusCode: string | null;
  /** RTE-56: opened by the address that says that no further code can be sent. */
  readonly maxAttempts: boolean;
  /** What this tab kept over a reload. */
  readonly draft: Draft | undefined;
  /** What the document still knows of the draft's password; empty after a reload. */
  readonly password: string;
  /** What a sign-in found unfinished. */
  readonly unfinished: HeldRegistration | undefined;
  /** Real time in milliseconds. */
  readonly nowMs: number;
}

const freshCodeMs = 60_000;

const untouched = {
  step: 'Details',
  visited: ['Details'],
  playerId: null,
  verification: null,
  pinStatus: 'UNINITIALIZE',
  sentAt: 0,
  sentTo: null,
} as const satisfies Partial<SignUpState>;

/** The state of a form that opens: where a sign-in found it, where a reload interrupted it, or at its first step. */
export function beginSignUp({
  form,
  country,
  bonusCode,
  maxAttempts,
  draft,
  password,
  unfinished,
  nowMs,
}: Beginning): SignUpState {
  const { countries, preselected } = form;
  const isOffered = (code: string) => countries.some((each) => each.code === code);
  const prefix = countries.find(({ code }) => code === preselected)?.prefix ?? '';
  const fresh = { ...blankValues, countryCode: preselected, phonePrefix: prefix };
  const own = draft && (draft.sentTo !== null || isOffered(draft.values.countryCode)) ? draft : undefined;
  // DEC-CTRY: who is where nobody may register from is told so before he fills in a form.
  const unserved = !own && !unfinished && country !== null && !isOffered(country) ? country : null;
  return {
    ...untouched,
    ...own,
    ...(unserved && { step: 'Unsupported' }),
    unserved,
    values: own ? { ...fresh, ...own.values, password } : fresh,
    marketRiskSetting: null,
    codeErrors: { SMS: null, EMAIL: null },
    smsMaxAttempts: maxAttempts,
    faults: {},
    formError: null,
    wait: null,
    bonusCode: bonusCode ?? draft?.bonusCode ?? null,
    ...(unfinished && takeUp(unfinished, draft, nowMs)),
  };
}

/** A code that this tab has just asked for is not sent again; otherwise one is as the step opens. */
function takeUp(unfinished: HeldRegistration, draft: Draft | undefined, nowMs: number): Partial<SignUpState> {
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
