import { useQuery } from '@tanstack/react-query';
import { readProfile } from '#lib/account/calls.ts';
import { query } from '#lib/core/api/browser.ts';
import { useLocale } from '#lib/core/i18n/client.tsx';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import { formatMoney, unbroken } from '#lib/core/money/format.ts';
import type { Money } from '#lib/core/money/money.ts';
import { useBalance } from '#lib/wallet/client.ts';

/** DEC-WAL-1: what the balance of the game is made of, and what it leaves out; nothing for a player without bonuses. */
export function PlayableNote() {
  const { numbers } = useLocale();
  const t = useTranslator('play');
  const profile = useQuery(query(readProfile));
  const { playable } = useBalance(profile.data?.currencyCode);
  if (!playable) return null;
  const { own, bonus, elsewhere } = playable;
  if (bonus.minor + elsewhere.minor === 0) return null;
  const format = (money: Money) => unbroken(formatMoney(money, numbers));
  return (
    <p className="bg-ink-2 px-4 pt-2 text-xs text-paper-2">
      {t('playableParts', { own: format(own), bonus: format(bonus) })}
      {elsewhere.minor > 0 && ` ${t('playableElsewhere', { amount: format(elsewhere) })}`}
    </p>
  );
}
