import * as z from 'zod/mini';
import { button, el } from '../shared/dom.ts';
import { facts, getMessage, type MessageName } from '../shared/facts.ts';
import { money } from '../shared/money.ts';
import { beginRound, meter, requireFunds, type ShowRound, startGame } from '../shared/shell.ts';
import { createChips } from './chips.ts';

const limitsSchema = z.object({ minMinor: z.number(), maxMinor: z.number(), unit: z.number() });

/** The chips of a table with one move, and the button that makes it. */
export function createChipGame(type: 'deal' | 'spin', showRound: ShowRound) {
  const { limits } = z.object({ limits: limitsSchema }).parse(facts.rules);
  const total = el('span', { class: 'figure' });
  let isReady = false;
  const main = () => {
    if (move.disabled || !requireFunds(chips.total())) return;
    void beginRound({ type, bets: chips.bets() }, showRound);
  };
  const move = button(getMessage(type), 'primary round', main);
  const chips = createChips(limits, () => {
    total.textContent = money(chips?.total() ?? 0);
    move.disabled = !isReady || (chips?.total() ?? 0) === 0;
  });
  const setReady = (ready: boolean) => {
    isReady = ready;
    chips.setReady(ready);
  };
  return {
    chips,
    /** Begins the game; its rules are these messages and the limits. */
    start: (...rules: readonly MessageName[]) =>
      startGame(
        { setReady, resume: async () => undefined, main },
        [meter(getMessage('stake'), total), el('div', { class: 'actions' }, move)],
        () => [
          ...rules.map((rule) => el('p', {}, getMessage(rule))),
          el('p', {}, getMessage('limits', { min: money(limits.minMinor), max: money(limits.maxMinor) })),
        ],
      ),
  };
}
