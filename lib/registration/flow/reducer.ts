import type { RiskSetting, Verification } from '../contract.ts';
import { type FieldName, type FormStep, type FormValues, fieldsOf } from '../validation/fields.ts';
import type { SignUpError } from './sign-up-error.ts';

export type SignUpStep = FormStep | 'Verification' | 'Unsupported' | 'Complete' | 'Duplicated' | 'FromBank';

/** SGN-14: spelled as in the contract. */
export type PinStatus = 'UNINITIALIZE' | 'SUCESS_SEND' | 'SUCCESS_VERIFY' | 'FAIL_SEND' | 'FAIL_VERIFY';

/** SGN-33: the form's state. The password is one of the values, and is never stored. */
export interface SignUpState {
  readonly step: SignUpStep;
  /** SGN-29: the visited steps, in order. */
  readonly visited: readonly SignUpStep[];
  readonly values: FormValues;
  /** SGN-07: of the selected country; null until it is loaded. */
  readonly marketRiskSetting: RiskSetting | null;
  readonly playerId: string | null;
  readonly verification: Verification | null;
  readonly pinStatus: PinStatus;
  /** Milliseconds; when the last code was sent. */
  readonly sentAt: number;
  /** Masked recipient of the codes, for a registration that was started in another browser. */
  readonly sentTo: string | null;
  /** The visitor's probable country, while the form shows that registration is not possible there. */
  readonly unservedCountry: string | null;
  readonly codeErrors: { readonly SMS: string | null; readonly EMAIL: string | null };
  readonly smsMaxAttempts: boolean;
  readonly fieldErrors: Readonly<Partial<Record<FieldName, string>>>;
  /** An error code, or a service's sentence. */
  readonly formError: string | null;
  /** A duration in the page's language, where trying again earlier cannot succeed. */
  readonly retryAfter: string | null;
  readonly bonusCode: string | null;
}

export type SignUpEvent =
  | { readonly kind: 'typed'; readonly change: Partial<FormValues> }
  | { readonly kind: 'risk'; readonly setting: RiskSetting }
  | { readonly kind: 'invalid'; readonly fieldErrors: SignUpState['fieldErrors'] }
  | { readonly kind: 'unsupported' }
  | { readonly kind: 'next' | 'sending' | 'verified' | 'signInFailed' }
  /** Back or forward to a visited step. */
  | { readonly kind: 'revisited'; readonly step: SignUpStep }
  | { readonly kind: 'codeSent'; readonly at: number }
  | { readonly kind: 'begun' | 'registered'; readonly playerId: string; readonly verification: Verification }
  | { readonly kind: 'refused' | 'codeNotSent' | 'codeWrong'; readonly error: SignUpError };

/** Of a form whose registration has not begun. */
export const untouched = {
  step: 'Details',
  visited: ['Details'],
  playerId: null,
  verification: null,
  pinStatus: 'UNINITIALIZE',
  sentAt: 0,
  sentTo: null,
} as const satisfies Partial<SignUpState>;

const channelOf = ({ verification }: SignUpState) => (verification === 'EMAIL' ? 'EMAIL' : 'SMS');

function goTo(state: SignUpState, step: SignUpStep): SignUpState {
  const visited = state.visited.includes(step) ? state.visited : [...state.visited, step];
  return { ...state, step, visited, formError: null, fieldErrors: {} };
}

/** To which Forward would lead without what was corrected, since the registration has begun. */
function stepsAfter(step: SignUpStep): readonly SignUpStep[] {
  return step === 'Details' ? ['ContactInfo', 'Verification'] : step === 'ContactInfo' ? ['Verification'] : [];
}

function stepWith(fieldErrors: SignUpState['fieldErrors']): FormStep {
  return fieldsOf.Details.some((field) => field in fieldErrors) ? 'Details' : 'ContactInfo';
}

function refused(state: SignUpState, error: SignUpError): SignUpState {
  switch (error.kind) {
    case 'duplicated':
      return goTo(state, 'Duplicated');
    case 'fromBank':
      return goTo(state, 'FromBank');
    case 'maxAttempts':
      return { ...state, smsMaxAttempts: true };
    case 'ended':
      return { ...goTo({ ...state, ...untouched }, 'Details'), formError: 'error.registration.ended' };
    case 'fields': {
      const { password, ...others } = error.fieldErrors;
      // The current step may have a password field of its own.
      if (password && Object.keys(others).length === 0) return { ...state, fieldErrors: error.fieldErrors, formError: null };
      return { ...goTo(state, stepWith(error.fieldErrors)), fieldErrors: error.fieldErrors };
    }
    case 'form':
      return { ...state, formError: error.sentence ?? error.code, retryAfter: error.retryAfter ?? null };
  }
}

function withCodeError(state: SignUpState, code: string | null): SignUpState {
  return { ...state, codeErrors: { ...state.codeErrors, [channelOf(state)]: code } };
}

function afterCode(state: SignUpState, pinStatus: PinStatus, error: SignUpError): SignUpState {
  const failed = { ...state, pinStatus };
  return error.kind === 'form' ? withCodeError(failed, error.sentence ?? error.code) : refused(failed, error);
}

/** DEC-SGN-1: the state after an event. */
export function signUpReducer(state: SignUpState, event: SignUpEvent): SignUpState {
  switch (event.kind) {
    case 'typed': {
      const touched = Object.keys(event.change);
      const fieldErrors = Object.fromEntries(Object.entries(state.fieldErrors).filter(([field]) => !touched.includes(field)));
      const later = state.playerId === null ? [] : stepsAfter(state.step);
      const visited = state.visited.filter((step) => !later.includes(step));
      return { ...state, values: { ...state.values, ...event.change }, fieldErrors, visited };
    }
    case 'risk':
      return event.setting.supported
        ? { ...state, marketRiskSetting: event.setting }
        : { ...goTo(state, 'Unsupported'), marketRiskSetting: event.setting };
    case 'unsupported':
      return goTo(state, 'Unsupported');
    case 'invalid':
      return { ...state, fieldErrors: event.fieldErrors, formError: null };
    case 'next':
      return goTo(state, 'ContactInfo');
    case 'revisited':
      return { ...goTo(state, event.step), unservedCountry: null };
    case 'registered': {
      const { playerId, verification } = event;
      return goTo({ ...state, playerId, verification }, verification === 'NONE' ? 'Complete' : 'Verification');
    }
    case 'begun':
      return goTo({ ...state, playerId: event.playerId, verification: event.verification }, 'ContactInfo');
    case 'sending':
      return { ...withCodeError(state, null), formError: null, fieldErrors: {} };
    case 'codeSent':
      return { ...withCodeError(state, null), pinStatus: 'SUCESS_SEND', sentAt: event.at };
    case 'codeNotSent':
      return afterCode(state, 'FAIL_SEND', event.error);
    case 'codeWrong':
      return afterCode(state, 'FAIL_VERIFY', event.error);
    case 'verified':
      return { ...goTo(withCodeError(state, null), 'Complete'), pinStatus: 'SUCCESS_VERIFY' };
    case 'signInFailed':
      return { ...state, formError: 'login.error.unauthorized' };
    case 'refused':
      return refused(state, event.error);
  }
}
