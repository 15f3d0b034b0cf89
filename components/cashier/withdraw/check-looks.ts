import type { IconName } from '#components/ui/icon.tsx';
import type { WithdrawFlow, WithdrawStatus } from '#lib/withdrawals/rules.ts';
import type { WithdrawWords } from './withdraw-words.ts';

type Action = 'verify' | 'later' | 'retry' | 'contact' | 'limits' | 'deposit' | 'account';

interface PanelLook {
  readonly icon: IconName;
  readonly colour: string;
  readonly title: keyof WithdrawWords;
  readonly text: keyof WithdrawWords;
  /** The first is the one that matters. */
  readonly actions: readonly Action[];
}

const colours = {
  warn: 'bg-coral/14 text-coral',
  error: 'bg-red/16 text-red-2',
  protection: 'bg-blue/16 text-blue-2',
  info: 'bg-paper/8 text-paper-2',
} as const;

type Mark = readonly [IconName, keyof typeof colours];

function look(
  [icon, colour]: Mark,
  title: PanelLook['title'],
  text: PanelLook['text'],
  actions: PanelLook['actions'],
): PanelLook {
  return { icon, colour: colours[colour], title, text, actions };
}

const error = look(['warning', 'error'], 'errorTitle', 'errorText', ['retry', 'contact']);

const looks: Readonly<Partial<Record<WithdrawStatus, PanelLook>>> = {
  ERROR: error,
  RESTRICTED: look(['warning', 'error'], 'restrictedTitle', 'restrictedText', ['contact', 'account']),
  SUSPENDED: look(['warning', 'error'], 'suspendedTitle', 'suspendedText', ['contact', 'account']),
  WITHDRAWAL_LIMIT_REACHED: look(['meter', 'info'], 'capTitle', 'capText', ['contact', 'account']),
  SELF_LIMIT_REACHED: look(['shield', 'protection'], 'selfLimitTitle', 'selfLimitText', ['limits', 'contact']),
  SELF_LIMIT_NOTIFY: look(['shield', 'protection'], 'nearTitle', 'nearText', ['later', 'limits']),
  VERIFYDOCUMENT_LOYAL: look(['user', 'info'], 'loyalTitle', 'loyalText', ['later', 'verify']),
  VERIFYDOCUMENT_REQUIRED: look(['user', 'warn'], 'requiredTitle', 'requiredText', ['verify', 'account']),
  VERIFYDOCUMENT_STRICT: look(['warning', 'warn'], 'strictTitle', 'strictText', ['verify', 'contact']),
  VERIFYDOCUMENT_UNDER_REVIEW: look(['clock', 'info'], 'reviewTitle', 'reviewText', ['contact', 'account']),
};

/** XTR-21: results that share a state and yet mean something of their own. */
const ownLooks: Readonly<Partial<Record<NonNullable<WithdrawFlow['result']>, PanelLook>>> = {
  NOT_ENOUGH_FUNDS: look(['wallet', 'info'], 'emptyTitle', 'emptyText', ['deposit', 'account']),
  EXCEEDS_KYC_LIMIT: look(['user', 'warn'], 'kycTitle', 'kycText', ['contact', 'account']),
  SELF_SPEND_LIMIT_REACHED: look(['shield', 'protection'], 'spendTitle', 'spendText', ['limits', 'contact']),
};

/** What stands where a check did not simply allow (decisions §2.8); undefined where the form stands. */
export function lookOf({ status, result }: WithdrawFlow): PanelLook | undefined {
  if (status === 'ALLOWED') return undefined;
  return (result && ownLooks[result]) ?? looks[status] ?? error;
}
