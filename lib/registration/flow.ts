import type { RiskSetting, Verification } from './contract.ts';
import { type FieldName, type FormStep, type FormValues, fieldsOf } from './fields.ts';
import type { Trouble } from './trouble.ts';

/** SGN-02. */
export type Step = FormStep | 'Verification' | 'Unsupported' | 'Complete' | 'Duplicated';

/** SGN-14, as the contract writes them. */
export type PinStatus = 'UNINITIALIZE' | 'SUCESS_SEND' | 'SUCCESS_VERIFY' | 'FAIL_SEND' | 'FAIL_VERIFY';

/** SGN-33: everything the form knows. The password is among the values and never leaves the memory. */
export interface SignUpState {
  readonly step: Step;
  /** SGN-29: the steps that were seen, in their order. */
  readonly visited: readonly Step[];
  readonly values: FormValues;
  /** SGN-07: of the chosen country; null until it is known. */
  readonly marketRiskSetting: RiskSetting | null;
  readonly playerId: string | null;
  readonly verification: Verification | null;
  readonly pinStatus: PinStatus;
  /** Milliseconds; when the last code was sent. */
  readonly sentAt: number;
  /** Where codes go, masked, when the registration was begun in another browser; what was typed there is not known here. */
  readonly sentTo: string | null;
  /** The country in which the visitor seems to be, while the form says that it is not served. */
  readonly unserved: string | null;
  readonly codeErrors: { readonly SMS: string | null; readonly EMAIL: string | null };
  readonly smsMaxAttempts: boolean;
  /** Codes of complaints by field. */
  readonly faults: Readonly<Partial<Record<FieldName, string>>>;
  /** A refusal that belongs to no field. */
  readonly formError: string | null;
  /** For how long trying again is of no use, in words, where the refusal says so. */
  readonly wait: string | null;
  readonly bonusCode: string | null;
}

export type SignUpEvent =
  | { readonly kind: 'typed'; readonly change: Partial<FormValues> }
  | { readonly kind: 'risk'; readonly setting: RiskSetting }
  | { readonly kind: 'faulty'; readonly faults: SignUpState['faults'] }
  | { readonly kind: 'unsupported' }
  | { readonly kind: 'next' | 'sending' | 'verified' | 'signInFailed' }
  /** Back or forth to a step that was seen. */
  | { readonly kind: 'revisited'; readonly step: Step }
  | { readonly kind: 'codeSent'; readonly at: number }
  | { readonly kind: 'begun' | 'registered'; readonly playerId: string; readonly verification: Verification }
  | { readonly kind: 'refused' | 'codeNotSent' | 'codeWrong'; readonly trouble: Trouble };

const channelOf = ({ verification }: SignUpState) => (verification === 'EMAIL' ? 'EMAIL' : 'SMS');

function goTo(state: SignUpState, step: Step): SignUpState {
  const visited = state.visited.includes(step) ? state.visited : [...state.visited, step];
  return { ...state, step, visited, formError: null, faults: {} };
}

/** The step that holds the first of these fields. */
function stepHolding(faults: SignUpState['faults']): FormStep {
  return fieldsOf.Details.some((field) => field in faults) ? 'Details' : 'ContactInfo';
}

function refused(state: SignUpState, trouble: Trouble): SignUpState {
  switch (trouble.kind) {
    case 'duplicated':
      return goTo(state, 'Duplicated');
    case 'maxAttempts':
      return { ...state, smsMaxAttempts: true };
    case 'fields': {
      const { password, ...others } = trouble.faults;
      // A password that is asked for again where one stands is complained about there.
      if (password && Object.keys(others).length === 0) return { ...state, faults: trouble.faults, formError: null };
      return { ...goTo(state, stepHolding(trouble.faults)), faults: trouble.faults };
    }
    case 'form':
      return { ...state, formError: trouble.code, wait: trouble.wait ?? null };
  }
}

function withCodeError(state: SignUpState, code: string | null): SignUpState {
  return { ...state, codeErrors: { ...state.codeErrors, [channelOf(state)]: code } };
}

function afterCode(state: SignUpState, pinStatus: PinStatus, trouble: Trouble): SignUpState {
  const failed = { ...state, pinStatus };
  return trouble.kind === 'form' ? withCodeError(failed, trouble.code) : refused(failed, trouble);
}

/** Decisions §2.1 as a function: the state after an event. */
export function signUpReducer(state: SignUpState, event: SignUpEvent): SignUpState {
  switch (event.kind) {
    case 'typed': {
      const touched = Object.keys(event.change);
      const faults = Object.fromEntries(Object.entries(state.faults).filter(([field]) => !touched.includes(field)));
      return { ...state, values: { ...state.values, ...event.change }, faults };
    }
    case 'risk':
      return event.setting.supported
        ? { ...state, marketRiskSetting: event.setting }
        : { ...goTo(state, 'Unsupported'), marketRiskSetting: event.setting };
    case 'unsupported':
      return goTo(state, 'Unsupported');
    case 'faulty':
      return { ...state, faults: event.faults, formError: null };
    case 'next':
      return goTo(state, 'ContactInfo');
    case 'revisited':
      return { ...goTo(state, event.step), unserved: null };
    case 'registered': {
      const { playerId, verification } = event;
      return goTo({ ...state, playerId, verification }, verification === 'NONE' ? 'Complete' : 'Verification');
    }
    case 'begun':
      return goTo({ ...state, playerId: event.playerId, verification: event.verification }, 'ContactInfo');
    case 'sending':
      return { ...withCodeError(state, null), formError: null, faults: {} };
    case 'codeSent':
      return { ...withCodeError(state, null), pinStatus: 'SUCESS_SEND', sentAt: event.at };
    case 'codeNotSent':
      return afterCode(state, 'FAIL_SEND', event.trouble);
    case 'codeWrong':
      return afterCode(state, 'FAIL_VERIFY', event.trouble);
    case 'verified':
      return { ...goTo(withCodeError(state, null), 'Complete'), pinStatus: 'SUCCESS_VERIFY' };
    case 'signInFailed':
      return { ...state, formError: 'login.error.unauthorized' };
    case 'refused':
      return refused(state, event.trouble);
  }
}
