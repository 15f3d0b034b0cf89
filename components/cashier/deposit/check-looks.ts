import type { DepositFlow, FlowStatus } from '#lib/cashier/rules.ts';
import { type ScreenMark, screenMark } from '../screen-mark.ts';
import type { DepositWords } from './deposit-words.ts';

type Action = 'verify' | 'later' | 'retry' | 'contact' | 'limits' | 'account';
type Key = keyof DepositWords;

export interface PanelLook {
  readonly mark: ScreenMark;
  readonly title: (flow: DepositFlow) => Key;
  readonly text: (flow: DepositFlow) => Key;
  /** The first is the one that matters. */
  readonly actions: readonly Action[];
}

function look(mark: ScreenMark, title: Key, text: Key, actions: readonly Action[]): PanelLook {
  return { mark, title: () => title, text: () => text, actions };
}

const blocked = screenMark('warning', 'error');
const late = screenMark('clock', 'warn');
const limited = look(screenMark('shield', 'protection'), 'limitReachedTitle', 'limitReachedText', ['limits', 'account']);

/** What stands where a check did not simply allow (decisions §2.7); statuses without a look count as an error. */
export const panelLooks: Readonly<Partial<Record<FlowStatus, PanelLook>>> & { readonly ERROR: PanelLook } = {
  ERROR: look(blocked, 'errorTitle', 'errorText', ['retry', 'contact']),
  RESTRICTED: look(blocked, 'restrictedTitle', 'restrictedText', ['contact', 'account']),
  SUSPENDED: look(blocked, 'suspendedTitle', 'suspendedText', ['contact', 'account']),
  PENDING_EXPIRED_DOCUMENTS: look(late, 'expiredTitle', 'expiredText', ['verify', 'account']),
  SELF_LIMIT_REACHED: {
    ...limited,
    title: ({ isSpendLimit }) => (isSpendLimit ? 'spendReachedTitle' : 'limitReachedTitle'),
    text: ({ isSpendLimit }) => (isSpendLimit ? 'spendReachedText' : 'limitReachedText'),
  },
  VERIFYDOCUMENT_LOYAL: look(screenMark('user', 'info'), 'loyalTitle', 'loyalText', ['verify', 'later']),
  VERIFYDOCUMENT_REQUIRED: look(late, 'requiredTitle', 'requiredText', ['verify', 'later']),
  VERIFYDOCUMENT_STRICT: look(screenMark('warning', 'warn'), 'strictTitle', 'strictText', ['verify', 'contact']),
  VERIFYDOCUMENT_UNDER_REVIEW: look(screenMark('clock', 'info'), 'reviewTitle', 'reviewText', ['contact', 'account']),
};
