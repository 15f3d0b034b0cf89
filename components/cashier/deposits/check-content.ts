import type { DepositFlow, FlowStatus } from '#lib/cashier/rules.ts';
import type { Messages } from '#lib/core/i18n/catalog-types.ts';
import { type ScreenMark, screenMark } from '../screen-mark.ts';

type Action = 'verify' | 'later' | 'retry' | 'contact' | 'limits' | 'account';
type Key = keyof Messages['deposit'];

export interface CheckContent {
  readonly mark: ScreenMark;
  readonly title: (flow: DepositFlow) => Key;
  readonly text: (flow: DepositFlow) => Key;
  readonly actions: readonly Action[];
}

function content(mark: ScreenMark, title: Key, text: Key, actions: readonly Action[]): CheckContent {
  return { mark, title: () => title, text: () => text, actions };
}

const blocked = screenMark('warning', 'error');
const late = screenMark('clock', 'warn');
const limited = content(screenMark('shield', 'protection'), 'limitReachedTitle', 'limitReachedText', ['limits', 'account']);

/** The screen of each status that does not allow a deposit (DEC-DEP-1); other statuses use the screen of `ERROR`. */
export const contentByStatus: Readonly<Partial<Record<FlowStatus, CheckContent>>> & { readonly ERROR: CheckContent } = {
  ERROR: content(blocked, 'errorTitle', 'errorText', ['retry', 'contact']),
  RESTRICTED: content(blocked, 'restrictedTitle', 'restrictedText', ['contact', 'account']),
  SUSPENDED: content(blocked, 'suspendedTitle', 'suspendedText', ['contact', 'account']),
  IDENTITY_REVIEW: content(screenMark('clock', 'info'), 'identityTitle', 'identityText', ['contact', 'account']),
  PENDING_EXPIRED_DOCUMENTS: content(late, 'expiredTitle', 'expiredText', ['verify', 'account']),
  SELF_LIMIT_REACHED: {
    ...limited,
    title: ({ isSpendLimit }) => (isSpendLimit ? 'spendReachedTitle' : 'limitReachedTitle'),
    text: ({ isSpendLimit }) => (isSpendLimit ? 'spendReachedText' : 'limitReachedText'),
  },
  VERIFYDOCUMENT_LOYAL: content(screenMark('user', 'info'), 'loyalTitle', 'loyalText', ['verify', 'later']),
  VERIFYDOCUMENT_REQUIRED: content(late, 'requiredTitle', 'requiredText', ['verify', 'later']),
  VERIFYDOCUMENT_STRICT: content(screenMark('warning', 'warn'), 'strictTitle', 'strictText', ['verify', 'contact']),
  VERIFYDOCUMENT_UNDER_REVIEW: content(screenMark('clock', 'info'), 'reviewTitle', 'reviewText', ['contact', 'account']),
};
