import type { WithdrawFlow, WithdrawStatus } from '#lib/withdrawals/rules.ts';
import { type ScreenMark, screenMark } from '../screen-mark.ts';
import type { WithdrawWords } from './withdraw-words.ts';

type Action = 'verify' | 'later' | 'retry' | 'contact' | 'limits' | 'deposit' | 'account';

interface PanelLook {
  readonly mark: ScreenMark;
  readonly title: keyof WithdrawWords;
  readonly text: keyof WithdrawWords;
  /** The first is the one that matters. */
  readonly actions: readonly Action[];
}

function look(mark: ScreenMark, title: PanelLook['title'], text: PanelLook['text'], actions: PanelLook['actions']): PanelLook {
  return { mark, title, text, actions };
}

const blocked = screenMark('warning', 'error');
const limited = screenMark('shield', 'protection');
const error = look(blocked, 'errorTitle', 'errorText', ['retry', 'contact']);

const looks: Readonly<Partial<Record<WithdrawStatus, PanelLook>>> = {
  ERROR: error,
  RESTRICTED: look(blocked, 'restrictedTitle', 'restrictedText', ['contact', 'account']),
  SUSPENDED: look(blocked, 'suspendedTitle', 'suspendedText', ['contact', 'account']),
  WITHDRAWAL_LIMIT_REACHED: look(screenMark('meter', 'info'), 'capTitle', 'capText', ['contact', 'account']),
  SELF_LIMIT_REACHED: look(limited, 'selfLimitTitle', 'selfLimitText', ['limits', 'contact']),
  SELF_LIMIT_NOTIFY: look(limited, 'nearTitle', 'nearText', ['later', 'limits']),
  VERIFYDOCUMENT_LOYAL: look(screenMark('user', 'info'), 'loyalTitle', 'loyalText', ['later', 'verify']),
  VERIFYDOCUMENT_REQUIRED: look(screenMark('user', 'warn'), 'requiredTitle', 'requiredText', ['verify', 'account']),
  VERIFYDOCUMENT_STRICT: look(screenMark('warning', 'warn'), 'strictTitle', 'strictText', ['verify', 'contact']),
  VERIFYDOCUMENT_UNDER_REVIEW: look(screenMark('clock', 'info'), 'reviewTitle', 'reviewText', ['contact', 'account']),
};

/** XTR-21: results that share a state and yet mean something of their own. */
const ownLooks: Readonly<Partial<Record<NonNullable<WithdrawFlow['result']>, PanelLook>>> = {
  NOT_ENOUGH_FUNDS: look(screenMark('wallet', 'info'), 'emptyTitle', 'emptyText', ['deposit', 'account']),
  EXCEEDS_KYC_LIMIT: look(screenMark('user', 'warn'), 'kycTitle', 'kycText', ['contact', 'account']),
  SELF_SPEND_LIMIT_REACHED: look(limited, 'spendTitle', 'spendText', ['limits', 'contact']),
};

/** What stands where a check did not simply allow (decisions §2.8); undefined where the form stands. */
export function lookOf({ status, result }: WithdrawFlow): PanelLook | undefined {
  if (status === 'ALLOWED') return undefined;
  return (result && ownLooks[result]) ?? looks[status] ?? error;
}
