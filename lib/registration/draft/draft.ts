import { ownValue } from '#lib/core/own-value.ts';
import { playerKeyPrefix } from '#lib/core/storage/player-key.ts';
import { isNumber, listOf, oneOf, type Shape, text } from '#lib/core/storage/shape.ts';
import { stored } from '#lib/core/storage/stored.ts';
import type { SignUpState, SignUpStep } from '../flow/reducer.ts';
import type { FormValues } from '../validation/fields.ts';

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

/** The part of the state that a tab keeps across a reload: everything but password, captcha and code. */
export type Draft = Pick<
  SignUpState,
  'step' | 'visited' | 'playerId' | 'verification' | 'pinStatus' | 'sentAt' | 'sentTo' | 'bonusCode'
> & {
  readonly values: Omit<FormValues, 'password'>;
};

const steps = ['Details', 'ContactInfo', 'Verification'] as const satisfies readonly SignUpStep[];
const readStep = oneOf(steps);
const readSteps = listOf(readStep);
const readVerification = oneOf(['SMS', 'EMAIL', 'NONE']);
const readPinStatus = oneOf(['SUCESS_SEND', 'FAIL_SEND', 'FAIL_VERIFY']);
const readText = text(10_000);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Reads a stored draft; invalid members get their defaults. Undefined if it contains no form. */
export const parseDraft: Shape<Draft> = (raw) => {
  if (!isRecord(raw) || !isRecord(raw.values)) return undefined;
  const { values } = raw;
  const { password: _, ...blank } = blankValues;
  const typed = Object.fromEntries(
    Object.entries(blank).map(([name, empty]) => [
      name,
      typeof ownValue(values, name) === typeof empty ? ownValue(values, name) : empty,
    ]),
  ) as Draft['values'];
  const playerId = readText(raw.playerId) ?? null;
  const step = readStep(raw.step) ?? 'Details';
  return {
    step: step === 'Verification' && !playerId ? 'ContactInfo' : step,
    visited: readSteps(raw.visited) ?? ['Details'],
    playerId,
    verification: readVerification(raw.verification) ?? null,
    pinStatus: readPinStatus(raw.pinStatus) ?? 'UNINITIALIZE',
    sentAt: isNumber(raw.sentAt) ?? 0,
    sentTo: readText(raw.sentTo) ?? null,
    bonusCode: readText(raw.bonusCode) ?? null,
    values: typed,
  };
};

const storedDraft = stored('session', `${playerKeyPrefix}sign-up`, parseDraft);

function draftOf(state: SignUpState): Draft {
  const { step, visited, playerId, verification, pinStatus, sentAt, sentTo, bonusCode } = state;
  const { password: _, ...values } = state.values;
  return { step: readStep(step) ?? 'Details', visited, playerId, verification, pinStatus, sentAt, sentTo, bonusCode, values };
}

let typedPassword = '';

/** The draft's password, in memory only: for a form that is closed and opened again in the same document. */
export function readDraftPassword(): string {
  return typedPassword;
}

/** Stores the draft in this tab; if the browser blocks storage, a reload loses it. */
export function storeDraft(state: SignUpState): void {
  typedPassword = state.values.password;
  storedDraft.write(draftOf(state));
}

export function removeDraft(): void {
  typedPassword = '';
  storedDraft.remove();
}

/** The draft of this tab; undefined if it is missing or invalid. */
export function readDraft(): Draft | undefined {
  return storedDraft.read();
}
