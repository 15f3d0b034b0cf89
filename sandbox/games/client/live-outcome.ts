import { createBead } from './bead.ts';
import { colourOf } from './cloth.ts';
import { say } from './facts.ts';
import type { Outcome } from './live-contract.ts';

/** What a round has come to, in words. */
export const textOf = (outcome: Outcome): string => {
  switch (outcome.kind) {
    case 'roulette':
      return say('numberCame', { number: outcome.number, colour: say(colourOf(outcome.number)) });
    case 'baccarat':
      return say(`came.${outcome.deal.outcome}`, { player: outcome.deal.playerPoints, banker: outcome.deal.bankerPoints });
    case 'gameshow':
      return say('fieldCame', { pays: outcome.pays });
    case 'blackjack':
      return say(outcome.halves === 0 ? 'handLost' : outcome.halves === 2 ? 'handPush' : 'handWon');
  }
};

/** The same as a mark in the row of the last rounds. */
export function bead(outcome: Outcome): HTMLElement {
  const make = (className: string, text: string) => createBead(className, text, textOf(outcome));
  switch (outcome.kind) {
    case 'roulette':
      return make(colourOf(outcome.number), String(outcome.number));
    case 'baccarat':
      return make(`is-${outcome.deal.outcome}`, say(`mark.${outcome.deal.outcome}`));
    case 'gameshow':
      return make(`pays-${outcome.pays}`, String(outcome.pays));
    case 'blackjack':
      return make(
        outcome.halves > 2 ? 'high' : outcome.halves === 2 ? 'even' : 'low',
        outcome.halves > 2 ? '+' : outcome.halves === 2 ? '=' : '–',
      );
  }
}
