import type { StakeLimit } from '../shared/api.ts';
import { button, el } from '../shared/dom.ts';
import { facts, getMessage } from '../shared/facts.ts';
import { hasFreeSpins } from '../shared/free-spins.ts';
import { money } from '../shared/money.ts';
import { announce, canAfford, limitExceededBy, showRefusal } from '../shared/shell.ts';
import type { createStake } from '../shared/stake.ts';

/** Why free spins cannot be bought; `explain` says it in a sentence, with the next step. */
interface Block {
  readonly text: string;
  readonly explain: () => void;
}

const limitText = ({ rule, maxMinor }: StakeLimit) => {
  const max = money(maxMinor ?? 0);
  if (rule === 'MAX_BET') return getMessage('buyBlocked.bonus', { max });
  return rule === 'OWN_MONEY_ONLY' ? getMessage('buyBlocked.ownMoney', { max }) : getMessage('buyBlocked.excluded');
};

/**
 * The button that buys free spins for `priceTenths` tenths of the stake. While they cannot be bought it says why; it keeps the
 * focus, and a press explains it. Undefined without a price.
 */
export function createBuyButton(priceTenths: number | undefined, stake: ReturnType<typeof createStake>, buy: () => void) {
  if (priceTenths === undefined) return undefined;
  let isReady = false;
  const label = el('span', {});
  const reason = el('small', {});
  const element = button('', 'plain buy', () => {
    const block = findBlock();
    if (block) block.explain();
    else buy();
  });
  element.append(label, ' ', reason);

  const priceMinor = () => (priceTenths * stake.minor) / 10;

  const findBlock = (): Block | undefined => {
    if (hasFreeSpins()) {
      const text = getMessage('buyBlocked.freeSpins');
      return { text, explain: () => announce(text) };
    }
    if (!isReady) return { text: getMessage('buyBlocked.round'), explain: () => undefined };
    const { maxStakeMinor } = facts;
    if (maxStakeMinor !== null && priceMinor() > maxStakeMinor) {
      const max = money(maxStakeMinor);
      const explain = () => announce(getMessage('maxStake', { stake: max }));
      return { text: getMessage('buyBlocked.law', { max }), explain };
    }
    const limit = limitExceededBy(priceMinor());
    if (limit) {
      const lowerTo = Math.floor(((limit.maxMinor ?? 0) * 10) / priceTenths);
      return { text: limitText(limit), explain: () => showRefusal('GAME_LIMITATION', limit, lowerTo) };
    }
    if (!canAfford(priceMinor())) return { text: getMessage('buyBlocked.funds'), explain: () => showRefusal('NOT_ENOUGH_FUNDS') };
    return undefined;
  };

  function show(): void {
    const block = findBlock();
    label.textContent = getMessage('buy', { price: money(priceMinor()) });
    reason.textContent = block?.text ?? '';
    element.setAttribute('aria-disabled', String(block !== undefined));
  }

  stake.onChange(show);
  return {
    element,
    /** Whether a round with a stake may begin. */
    setReady(ready: boolean): void {
      isReady = ready;
      show();
    },
  };
}
