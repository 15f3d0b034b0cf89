import { useLocale } from '#lib/core/i18n/client.tsx';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import { formatWholeMoney, unbroken } from '#lib/core/money/format.ts';
import { fromWire } from '#lib/core/money/money.ts';
import type { GameBonus, GameSpins } from '#lib/games/launch/contract.ts';

type Rule = Pick<GameBonus, 'title' | 'rule'> & Partial<Pick<GameBonus, 'maxBet' | 'currency'>>;

const sentences = {
  MAX_BET: 'maxBet',
  OWN_MONEY_ONLY: 'ownMoneyOnly',
  NO_OWN_MONEY: 'noOwnMoney',
  EXCLUDED: 'excluded',
} as const;

/** What bonuses do in a game, in one sentence each. Needs the namespace `gameBonus`. */
export function useBonusText() {
  const { numbers } = useLocale();
  const t = useTranslator('gameBonus');
  const money = (amount: number, currency: string) => unbroken(formatWholeMoney(fromWire(amount, currency), numbers));
  return {
    /** Undefined where the bonus limits nothing. */
    rule({ title, rule, maxBet = null, currency = '' }: Rule): string | undefined {
      if (rule === 'MAX_BET' && maxBet === null) return undefined;
      const amount = maxBet === null ? '' : money(maxBet, currency);
      if (title !== null) return t(sentences[rule], { title, amount });
      // The operator has set it.
      return rule === 'MAX_BET' ? t('maxBetHere', { amount }) : t('excludedHere');
    },
    /** Undefined where stakes count in full, or not at all. */
    share: ({ rule, contribution }: Pick<GameBonus, 'rule' | 'contribution'>): string | undefined =>
      rule === 'MAX_BET' && contribution > 0 && contribution < 100 ? t('counts', { percent: contribution }) : undefined,
    spins: ({ remaining, betValue, currency }: Omit<GameSpins, 'assignmentId'>): string =>
      t('spins', { count: remaining, stake: money(betValue, currency) }),
  };
}
