import { useCallback } from 'react';
import { Link } from '#components/ui/actions/link.tsx';
import { Icon } from '#components/ui/media/icon.tsx';
import { usePoll } from '#lib/core/api/use-poll.ts';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { useCounted } from '#lib/core/i18n/use-counted.ts';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import { formatWholeMoney, unbroken } from '#lib/core/money/format.ts';
import { fromWire } from '#lib/core/money/money.ts';
import { fetchOtherTables } from '#lib/games/lobby/browser.ts';
import type { OtherTable } from '#lib/games/lobby/other-tables.ts';
import { useWalletCurrency } from '#lib/games/lobby/use-wallet-currency.ts';

interface OtherTablesProps {
  /** Slug of the table that is open. */
  readonly table: string;
  readonly group: 'kind' | 'provider';
  readonly title: string;
}

const pollMs = 15_000;

/** GAM-14, XTR-24: live tables to play at instead, with their limits and whether they are open. Empty until there are any. */
export function OtherTables({ table, group, title }: OtherTablesProps) {
  const { locale } = useLocale();
  const currency = useWalletCurrency();
  const load = useCallback(
    async () => ({ currency, tables: await fetchOtherTables({ locale, table, currency, group }) }),
    [locale, table, currency, group],
  );
  const { value: found } = usePoll(load, pollMs);
  if (!found || found.tables.length === 0) return null;
  return (
    <section className="space-y-3 text-left">
      <h2 className="text-lg">{title}</h2>
      <ul className="grid gap-2 sm:grid-cols-[repeat(auto-fill,minmax(15rem,1fr))]">
        {found.tables.map((one) => (
          <Row key={one.id} table={one} currency={found.currency} />
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  readonly table: OtherTable;
  /** That of the limits. */
  readonly currency: string;
}

function Row({ table: { title, path, isOpen, isShared, seats, taken, limits }, currency }: RowProps) {
  const { home, numbers } = useLocale();
  const messages = useMessages('play');
  const t = useTranslator('play');
  const counted = useCounted();
  const format = (amount: number) => unbroken(formatWholeMoney(fromWire(amount, currency), numbers));
  const crowd = isShared ? t('players', counted(taken)) : taken >= seats ? messages.full : t('seatsTaken', { taken, seats });
  const state = isOpen ? crowd : messages.closed;
  return (
    <li className="lit relative flex min-h-14 items-center justify-between gap-3 rounded-md px-4 py-2.5">
      <div className="min-w-0">
        <p className="truncate font-semibold">
          <Link href={home + path} className="stretched">
            {title}
          </Link>
        </p>
        <p className="text-sm text-paper-3">
          {[state, limits && `${format(limits.min)}–${format(limits.max)}`].filter(Boolean).join(' · ')}
        </p>
      </div>
      <Icon name="chevronRight" className="shrink-0 text-paper-3" />
    </li>
  );
}
