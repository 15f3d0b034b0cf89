import { useEffect, useRef } from 'react';
import { createTranslator } from 'use-intl/core';
import { Button } from '#components/ui/button.tsx';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import type { Deposit } from '#lib/cashier/contract.ts';
import { formatMoney } from '#lib/money/format.ts';
import { fromWire } from '#lib/money/money.ts';
import { useBalance } from '#lib/wallet/client.ts';
import type { DepositPlace } from './deposit-words.ts';

interface SuccessPanelProps {
  readonly place: Pick<DepositPlace, 'words' | 'language' | 'market' | 'home'>;
  readonly deposit: Deposit;
  readonly onAgain: () => void;
}

/** DEP-12: the money has arrived, and what the player has now. */
export function SuccessPanel({ place, deposit, onAgain }: SuccessPanelProps) {
  const { words, language, market, home } = place;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { balance } = useBalance(deposit.currency);
  const say = createTranslator({ locale: language, messages: words });
  const amount = formatMoney(fromWire(deposit.amount, deposit.currency), market);
  return (
    <section className="lit space-y-6 rounded-card p-6 md:p-8">
      <div className="flex gap-4">
        <span className="grid size-12 shrink-0 place-items-center rounded-full bg-felt/16 text-felt-2">
          <Icon name="check" size={26} />
        </span>
        <div className="space-y-2">
          <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
            {say('successTitle', { amount })}
          </h2>
          <p className="min-h-6 text-paper-2">
            {balance ? (
              say('successText', { balance: formatMoney(balance.main, market) })
            ) : (
              <Skeleton className="h-5 w-56 rounded-sm" />
            )}
          </p>
        </div>
      </div>
      <div className="flex flex-col gap-3 md:flex-row md:flex-wrap">
        <ButtonLink href={`${home}/online-casino`} size="large" className="max-md:w-full">
          {words.play}
        </ButtonLink>
        <ButtonLink href={`${home}/my-account/banking/transactions`} tone="secondary" size="large" className="max-md:w-full">
          {words.seeTransactions}
        </ButtonLink>
        <Button tone="quiet" size="large" className="max-md:w-full" onClick={onAgain}>
          {words.again}
        </Button>
      </div>
    </section>
  );
}
