import { useEffect, useRef, useState } from 'react';
import { Button } from '#components/ui/actions/button.tsx';
import { ButtonLink } from '#components/ui/actions/button-link.tsx';
import { Icon } from '#components/ui/media/icon.tsx';
import { Skeleton } from '#components/ui/status/skeleton.tsx';
import type { Deposit } from '#lib/cashier/contract.ts';
import { useLocale } from '#lib/core/i18n/client.tsx';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import { formatMoney } from '#lib/core/money/format.ts';
import { fromWire } from '#lib/core/money/money.ts';
import { useBalance } from '#lib/wallet/client.ts';

interface SuccessPanelProps {
  readonly deposit: Deposit;
  readonly onAgain: () => void;
}

/** DEP-12: the deposit succeeded; shows the new balance. */
export function SuccessPanel({ deposit, onAgain }: SuccessPanelProps) {
  const { numbers, home } = useLocale();
  const t = useTranslator('deposit');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { playable, isStale, knownAt } = useBalance(deposit.currency);
  // The balance that was known when the payment succeeded is not the new one: it is read again now.
  const [earlier] = useState(knownAt?.getTime());
  const isNew = playable !== undefined && knownAt?.getTime() !== earlier;
  const amount = formatMoney(fromWire(deposit.amount, deposit.currency), numbers);
  return (
    <section className="lit space-y-6 rounded-card p-6 md:p-8">
      <div className="flex gap-4">
        <span className="grid size-12 shrink-0 place-items-center rounded-full bg-felt/16 text-felt-2">
          <Icon name="check" size={26} />
        </span>
        <div className="space-y-2">
          <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
            {t('successTitle', { amount })}
          </h2>
          <p className="min-h-6 text-paper-2">
            {isNew
              ? t('successText', { balance: formatMoney(playable.money, numbers) })
              : !isStale && <Skeleton className="h-5 w-56 rounded-sm" />}
          </p>
          {deposit.reference && (
            <p className="text-sm text-paper-2">
              {t('reference')} <span className="whitespace-nowrap select-all">{deposit.reference}</span>
            </p>
          )}
        </div>
      </div>
      <div className="flex flex-col gap-3 md:flex-row md:flex-wrap">
        <ButtonLink href={`${home}/online-casino`} size="large" className="max-md:w-full">
          {t('play')}
        </ButtonLink>
        <ButtonLink href={`${home}/my-account/banking/transactions`} tone="secondary" size="large" className="max-md:w-full">
          {t('seeTransactions')}
        </ButtonLink>
        <Button tone="quiet" size="large" className="max-md:w-full" onClick={onAgain}>
          {t('again')}
        </Button>
      </div>
    </section>
  );
}
