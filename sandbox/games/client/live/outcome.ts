import { getMessage } from '../shared/facts.ts';
import { createHistoryMark } from '../table-games/history-mark.ts';
import { colourOf } from '../table-games/roulette-layout.ts';
import type { Outcome } from './contract.ts';

/** The message for an outcome. */
export const textOf = (outcome: Outcome): string => {
  switch (outcome.kind) {
    case 'roulette':
      return getMessage('numberCame', { number: outcome.number, colour: getMessage(colourOf(outcome.number)) });
    case 'baccarat':
      return getMessage(`came.${outcome.deal.outcome}`, { player: outcome.deal.playerPoints, banker: outcome.deal.bankerPoints });
    case 'gameshow':
      return getMessage('fieldCame', { pays: outcome.pays });
    case 'blackjack':
      return getMessage(outcome.halves === 0 ? 'handLost' : outcome.halves === 2 ? 'handPush' : 'handWon');
  }
};

/** The mark of an outcome in the list of recent rounds. */
export function historyMarkOf(outcome: Outcome): HTMLElement {
  const make = (className: string, text: string) => createHistoryMark(className, text, textOf(outcome));
  switch (outcome.kind) {
    case 'roulette':
      return make(colourOf(outcome.number), String(outcome.number));
    case 'baccarat':
      return make(`is-${outcome.deal.outcome}`, getMessage(`mark.${outcome.deal.outcome}`));
    case 'gameshow':
      return make(`pays-${outcome.pays}`, String(outcome.pays));
    case 'blackjack':
      return make(
        outcome.halves > 2 ? 'high' : outcome.halves === 2 ? 'even' : 'low',
        outcome.halves > 2 ? '+' : outcome.halves === 2 ? '=' : '–',
      );
  }
}
