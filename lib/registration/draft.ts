import { playerKeyPrefix } from '#lib/session/player-key.ts';
import type { FormValues } from './fields.ts';
import type { SignUpState, Step } from './flow.ts';

const key = `${playerKeyPrefix}sign-up`;

/** An untouched form. */
export const blankValues: FormValues = {
  email: '',
  password: '',
  firstName: '',
  lastName: '',
  countryCode: '',
  province: '',
  phonePrefix: '',
  phoneBody: '',
  dateOfBirth: '',
  address: '',
  city: '',
  postCode: '',
  cpf: '',
  termsAndConditions: false,
  allConditions: false,
  marketingOptIn: false,
};

/** What a tab keeps over a reload: everything but password, captcha and code. */
export type Draft = Pick<
  SignUpState,
  'step' | 'visited' | 'playerId' | 'verification' | 'pinStatus' | 'sentAt' | 'sentTo' | 'bonusCode'
> & {
  readonly values: Omit<FormValues, 'password'>;
};

const kept: ReadonlySet<Step> = new Set(['Details', 'ContactInfo', 'Verification']);

export function draftOf(state: SignUpState): Draft {
  const { step, visited, playerId, verification, pinStatus, sentAt, sentTo, bonusCode } = state;
  const { password: _, ...values } = state.values;
  const keptStep = kept.has(step) ? step : 'Details';
  return { step: keptStep, visited, playerId, verification, pinStatus, sentAt, sentTo, bonusCode, values };
}

let typedPassword = '';

/** The password as this document knows it: in memory only, for a form that is closed and opened again. */
export function heldPassword(): string {
  return typedPassword;
}

/** Keeps the draft in this tab; a browser that refuses simply forgets at a reload. */
export function keepDraft(state: SignUpState): void {
  typedPassword = state.values.password;
  try {
    sessionStorage.setItem(key, JSON.stringify(draftOf(state)));
  } catch {
    // Private modes without storage: the form still works.
  }
}

export function dropDraft(): void {
  typedPassword = '';
  try {
    sessionStorage.removeItem(key);
  } catch {
    // There was nothing to keep it in.
  }
}

/** The draft of this tab; undefined where there is none, or none that can be read. */
export function readDraft(): Draft | undefined {
  try {
    return parseDraft(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const textOr = (value: unknown) => (typeof value === 'string' ? value : null);
const oneOf = <Choice extends string>(choices: readonly Choice[], value: unknown) => choices.find((choice) => choice === value);

/** Storage can hold anything: only members of the right kind are taken over. */
export function parseDraft(raw: unknown): Draft | undefined {
  if (!isRecord(raw) || !isRecord(raw.values)) return undefined;
  const { values } = raw;
  const { password: _, ...blank } = blankValues;
  const typed = Object.fromEntries(
    Object.entries(blank).map(([name, empty]) => [name, typeof values[name] === typeof empty ? values[name] : empty]),
  ) as Draft['values'];
  const playerId = textOr(raw.playerId);
  const step = oneOf(['Details', 'ContactInfo', 'Verification'] as const, raw.step) ?? 'Details';
  return {
    step: step === 'Verification' && !playerId ? 'ContactInfo' : step,
    visited: Array.isArray(raw.visited)
      ? raw.visited.flatMap((each) => oneOf(['Details', 'ContactInfo', 'Verification'] as const, each) ?? [])
      : ['Details'],
    playerId,
    verification: oneOf(['SMS', 'EMAIL', 'NONE'] as const, raw.verification) ?? null,
    pinStatus: oneOf(['SUCESS_SEND', 'FAIL_SEND', 'FAIL_VERIFY'] as const, raw.pinStatus) ?? 'UNINITIALIZE',
    sentAt: typeof raw.sentAt === 'number' ? raw.sentAt : 0,
    sentTo: textOr(raw.sentTo),
    bonusCode: textOr(raw.bonusCode),
    values: typed,
  };
}
