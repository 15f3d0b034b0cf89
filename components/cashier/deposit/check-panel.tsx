import { createTranslator } from 'use-intl/core';
import type { DepositFlow } from '#lib/cashier/rules.ts';
import { formatMoney } from '#lib/money/format.ts';
import { fromWire } from '#lib/money/money.ts';
import { CheckScreen } from '../check-screen.tsx';
import { writeMoment } from '../write-moment.ts';
import { type PanelLook, panelLooks } from './check-looks.ts';
import type { DepositPlace } from './deposit-words.ts';

interface CheckPanelProps {
  readonly place: Omit<DepositPlace, 'marks'>;
  readonly flow: DepositFlow;
  /** ISO 4217, of the wallet. */
  readonly currency: string | undefined;
  readonly onLater: () => void;
  readonly onRetry: () => void;
}

/** True where a screen stands before the form, or in its place. */
export function isPanel({ status, hideCashier }: DepositFlow): boolean {
  if (status === 'VERIFYDOCUMENT_UNDER_REVIEW') return hideCashier;
  return status !== 'ALLOWED' && status !== 'SELF_LIMIT_NOTIFY';
}

/** DEP-04 to DEP-11: each status of the check in words, with one way on. */
export function CheckPanel({ place, flow, currency = 'EUR', onLater, onRetry }: CheckPanelProps) {
  const { words, home, language, market } = place;
  const { mark, title, text, actions }: PanelLook = panelLooks[flow.status] ?? panelLooks.ERROR;
  const say = createTranslator({ locale: language, messages: words });
  // Documents are handed in with support's help until they have pages of their own.
  const ways = {
    verify: { label: words.verify, way: `${home}/contact` },
    contact: { label: words.contact, way: `${home}/contact` },
    limits: { label: words.limits, way: `${home}/responsible-gambling` },
    account: { label: words.toAccount, way: `${home}/my-account` },
    later: { label: words.later, way: onLater },
    retry: { label: words.retry, way: onRetry },
  };
  const { limitType, limitLeft = 0, resetOn } = flow;
  const facts =
    limitType && resetOn
      ? [
          { term: words.limitWhich, value: words[`limit${limitType}`] },
          { term: words.limitLeft, value: formatMoney(fromWire(limitLeft, currency), market) },
          { term: words.limitReset, value: writeMoment(resetOn, language) },
        ]
      : [];
  return (
    <CheckScreen
      mark={mark}
      title={words[title(flow)]}
      text={say(text(flow), { days: flow.daysLeftToVerifyDocuments ?? 0 })}
      facts={facts}
      actions={actions.map((action) => ways[action])}
    />
  );
}
