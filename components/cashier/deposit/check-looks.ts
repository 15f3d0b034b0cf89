import type { IconName } from '#components/ui/icon.tsx';
import type { DepositFlow, FlowStatus } from '#lib/cashier/rules.ts';
import type { DepositWords } from './deposit-words.ts';

type Action = 'verify' | 'later' | 'retry' | 'contact' | 'limits' | 'account';
type Key = keyof DepositWords;

export interface PanelLook {
  readonly icon: IconName;
  readonly colour: string;
  readonly title: (flow: DepositFlow) => Key;
  readonly text: (flow: DepositFlow) => Key;
  /** The first is the one that matters. */
  readonly actions: readonly Action[];
}

const colours = {
  warn: 'bg-coral/14 text-coral',
  error: 'bg-red/16 text-red-2',
  protection: 'bg-blue/16 text-blue-2',
  info: 'bg-paper/8 text-paper-2',
} as const;

function look(
  [icon, colour]: readonly [IconName, keyof typeof colours],
  title: Key,
  text: Key,
  actions: readonly Action[],
): PanelLook {
  return { icon, colour: colours[colour], title: () => title, text: () => text, actions };
}

const error = look(['warning', 'error'], 'errorTitle', 'errorText', ['retry', 'contact']);

/** What stands where a check did not simply allow (decisions §2.7); statuses without a look count as an error. */
export const panelLooks: Readonly<Partial<Record<FlowStatus, PanelLook>>> & { readonly ERROR: PanelLook } = {
  ERROR: error,
  RESTRICTED: look(['warning', 'error'], 'restrictedTitle', 'restrictedText', ['contact', 'account']),
  SUSPENDED: look(['warning', 'error'], 'suspendedTitle', 'suspendedText', ['contact', 'account']),
  PENDING_EXPIRED_DOCUMENTS: look(['clock', 'warn'], 'expiredTitle', 'expiredText', ['verify', 'account']),
  SELF_LIMIT_REACHED: {
    ...look(['shield', 'protection'], 'limitReachedTitle', 'limitReachedText', ['limits', 'account']),
    title: ({ isSpendLimit }) => (isSpendLimit ? 'spendReachedTitle' : 'limitReachedTitle'),
    text: ({ isSpendLimit }) => (isSpendLimit ? 'spendReachedText' : 'limitReachedText'),
  },
  VERIFYDOCUMENT_LOYAL: look(['user', 'info'], 'loyalTitle', 'loyalText', ['verify', 'later']),
  VERIFYDOCUMENT_REQUIRED: look(['clock', 'warn'], 'requiredTitle', 'requiredText', ['verify', 'later']),
  VERIFYDOCUMENT_STRICT: look(['warning', 'warn'], 'strictTitle', 'strictText', ['verify', 'contact']),
  VERIFYDOCUMENT_UNDER_REVIEW: look(['clock', 'info'], 'reviewTitle', 'reviewText', ['contact', 'account']),
};
