import * as z from 'zod/mini';
import { el, wait } from '../shared/dom.ts';
import { getMessage } from '../shared/facts.ts';
import { showHand } from './cards.ts';

const cardSchema = z.object({ rank: z.number(), suit: z.number() });
export const dealSchema = z.object({
  player: z.array(cardSchema),
  banker: z.array(cardSchema),
  playerPoints: z.number(),
  bankerPoints: z.number(),
  outcome: z.enum(['player', 'banker', 'tie']),
});
export type Deal = z.output<typeof dealSchema>;

/** Both hands of a deal; `show` deals them card by card. */
export function createBaccaratHands() {
  const make = (side: 'player' | 'banker') => {
    const row = el('div', { class: 'hand' });
    const points = el('span', { class: 'total' });
    return { row, points, seat: el('div', { class: `seat is-${side}` }, el('h2', {}, getMessage(side), ' ', points), row) };
  };
  const [player, banker] = [make('player'), make('banker')];
  return {
    root: el('div', { class: 'deal' }, player.seat, banker.seat),
    clear() {
      for (const { row, points, seat } of [player, banker]) {
        row.replaceChildren();
        points.textContent = '';
        delete seat.dataset.result;
      }
    },
    async show(deal: Deal, pauseMs = 250): Promise<void> {
      await showHand(player.row, deal.player.slice(0, 2), 220);
      await showHand(banker.row, deal.banker.slice(0, 2), 220);
      if (deal.player.length > 2) await wait(pauseMs).then(() => showHand(player.row, deal.player, 260));
      if (deal.banker.length > 2) await wait(pauseMs).then(() => showHand(banker.row, deal.banker, 260));
      player.points.textContent = String(deal.playerPoints);
      banker.points.textContent = String(deal.bankerPoints);
      player.seat.dataset.result = deal.outcome === 'player' ? 'won' : '';
      banker.seat.dataset.result = deal.outcome === 'banker' ? 'won' : '';
    },
  };
}
