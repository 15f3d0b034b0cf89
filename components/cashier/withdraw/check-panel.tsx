import { formatMoney } from '#lib/money/format.ts';
import { fromWire } from '#lib/money/money.ts';
import type { WithdrawFlow } from '#lib/withdrawals/rules.ts';
import { CheckScreen } from '../check-screen.tsx';
import { lookOf } from './check-looks.ts';
import type { WithdrawPlace } from './withdraw-words.ts';

interface CheckPanelProps {
  readonly place: Pick<WithdrawPlace, 'words' | 'home' | 'market'>;
  readonly flow: WithdrawFlow;
  /** ISO 4217, of the wallet. */
  readonly currency: string | undefined;
  readonly onLater: () => void;
  readonly onRetry: () => void;
}

/** WDR-02: each state of the check in words, with one way on. */
export function CheckPanel({ place, flow, currency = 'EUR', onLater, onRetry }: CheckPanelProps) {
  const { words, home, market } = place;
  const look = lookOf(flow);
  if (!look) return null;
  const { limit, originalLimit, duration } = flow;
  const show = (amount: number) => formatMoney(fromWire(amount, currency), market);
  // Documents are handed in with support's help until they have pages of their own.
  const ways = {
    verify: `${home}/contact`,
    contact: `${home}/contact`,
    limits: `${home}/responsible-gambling`,
    deposit: `${home}/my-account/banking/deposit`,
    account: `${home}/my-account`,
    later: onLater,
    retry: onRetry,
  };
  const facts =
    flow.status === 'WITHDRAWAL_LIMIT_REACHED' && limit !== undefined && originalLimit !== undefined
      ? [
          { term: words[duration], value: show(originalLimit) },
          { term: words.capLeft, value: show(limit) },
        ]
      : [];
  return (
    <CheckScreen
      mark={look.mark}
      title={words[look.title]}
      text={words[look.text]}
      facts={facts}
      actions={look.actions.map((action) => ({ label: words[action], way: ways[action] }))}
    />
  );
}
