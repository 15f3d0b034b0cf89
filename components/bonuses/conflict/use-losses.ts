import { useMessages } from '#lib/core/i18n/client.tsx';
import { useBonusFigures } from '../use-bonus-figures.ts';
import type { Fact } from '../use-term-texts.ts';

interface Losses {
  readonly money: number;
  readonly currency: string;
  readonly progress: number;
  /** Zero where nothing has to be wagered. */
  readonly required: number;
  readonly spins?: number;
}

/** What giving up a bonus costs, in words; amounts in major units. */
export function useLosses() {
  const messages = useMessages('rewards');
  const { money: format, wagered } = useBonusFigures();
  return ({ money, currency, progress, required, spins = 0 }: Losses): readonly Fact[] => [
    { label: messages.forfeitLost, value: format(money, currency) },
    ...(required > 0 ? [{ label: messages.forfeitProgress, value: wagered(progress, required, currency) }] : []),
    ...(spins > 0 ? [{ label: messages.forfeitSpins, value: String(spins) }] : []),
  ];
}
