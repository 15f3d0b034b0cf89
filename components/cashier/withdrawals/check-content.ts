import type { WithdrawFlow, WithdrawStatus } from '#lib/cashier/withdrawals/rules.ts';
import type { Messages } from '#lib/core/i18n/catalog-types.ts';
import { type ScreenMark, screenMark } from '../screen-mark.ts';

type Action = 'verify' | 'later' | 'retry' | 'contact' | 'limits' | 'deposit' | 'account';
type Key = keyof Messages['withdraw'];

interface CheckContent {
  readonly mark: ScreenMark;
  readonly title: Key;
  readonly text: Key;
  readonly actions: readonly Action[];
}

function content(mark: ScreenMark, title: Key, text: Key, actions: readonly Action[]): CheckContent {
  return { mark, title, text, actions };
}

const blocked = screenMark('warning', 'error');
const limited = screenMark('shield', 'protection');
const error = content(blocked, 'errorTitle', 'errorText', ['retry', 'contact']);

const contentByStatus: Readonly<Partial<Record<WithdrawStatus, CheckContent>>> = {
  ERROR: error,
  RESTRICTED: content(blocked, 'restrictedTitle', 'restrictedText', ['contact', 'account']),
  SUSPENDED: content(blocked, 'suspendedTitle', 'suspendedText', ['contact', 'account']),
  WITHDRAWAL_LIMIT_REACHED: content(screenMark('meter', 'info'), 'capTitle', 'capText', ['contact', 'account']),
  SELF_LIMIT_REACHED: content(limited, 'selfLimitTitle', 'selfLimitText', ['limits', 'contact']),
  SELF_LIMIT_NOTIFY: content(limited, 'nearTitle', 'nearText', ['later', 'limits']),
  VERIFYDOCUMENT_LOYAL: content(screenMark('user', 'info'), 'loyalTitle', 'loyalText', ['later', 'verify']),
  VERIFYDOCUMENT_REQUIRED: content(screenMark('user', 'warn'), 'requiredTitle', 'requiredText', ['verify', 'account']),
  VERIFYDOCUMENT_STRICT: content(screenMark('warning', 'warn'), 'strictTitle', 'strictText', ['verify', 'contact']),
  VERIFYDOCUMENT_UNDER_REVIEW: content(screenMark('clock', 'info'), 'reviewTitle', 'reviewText', ['contact', 'account']),
};

/** XTR-21: screens of results that share a status with other results. */
const contentByResult: Readonly<Partial<Record<NonNullable<WithdrawFlow['result']>, CheckContent>>> = {
  NOT_ENOUGH_FUNDS: content(screenMark('wallet', 'info'), 'emptyTitle', 'emptyText', ['deposit', 'account']),
  EXCEEDS_KYC_LIMIT: content(screenMark('user', 'warn'), 'kycTitle', 'kycText', ['contact', 'account']),
  SELF_SPEND_LIMIT_REACHED: content(limited, 'spendTitle', 'spendText', ['limits', 'contact']),
};

/** The screen of a check that did not allow a withdrawal (DEC-WDR-1); undefined if the form is shown. */
export function findCheckContent({ status, result }: WithdrawFlow): CheckContent | undefined {
  if (status === 'ALLOWED') return undefined;
  return (result && contentByResult[result]) ?? contentByStatus[status] ?? error;
}
