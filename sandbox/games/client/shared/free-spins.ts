import { button, el } from './dom.ts';
import { type FreeSpins, facts, getMessage } from './facts.ts';
import { money } from './money.ts';

let freeSpins = facts.freeSpins;

export function setFreeSpins(now: FreeSpins): void {
  freeSpins = now;
}

/** Whether the next round is a free spin. */
export const hasFreeSpins = () => freeSpins !== null && freeSpins.remaining > 0;

/** The bet value of the next round's free spin; undefined for a round with a stake. */
export const freeBetMinor = () => (freeSpins && hasFreeSpins() ? freeSpins.betMinor : undefined);

/** The label of the button that begins a round. */
export const spinLabel = () =>
  freeSpins && hasFreeSpins() ? getMessage('spinFree', { left: freeSpins.remaining }) : getMessage('spin');

/** What is left and won so far; empty without free spins. */
export function freeSpinsText(): string {
  if (!freeSpins) return '';
  const { remaining, total, wonMinor } = freeSpins;
  return getMessage('freeSpinsCount', { left: remaining, total, win: money(wonMinor) });
}

export const freeSpinsIntro = () =>
  freeSpins && hasFreeSpins()
    ? getMessage('freeSpinsStart', { count: freeSpins.remaining, stake: money(freeSpins.betMinor) })
    : '';

function summaryText({ wonMinor, wrMultiplier }: NonNullable<FreeSpins>): string {
  if (wonMinor === 0) return getMessage('freeSpinsNone');
  const values = { win: money(wonMinor), times: wrMultiplier };
  return getMessage(wrMultiplier > 0 ? 'freeSpinsWager' : 'freeSpinsWon', values);
}

/** After the last free spin: what they won. Confirmed by the player, so that the next press is not a stake by mistake. */
export function showSummaryIfOver(): void {
  if (!freeSpins || freeSpins.remaining > 0) return;
  const dialog = el('dialog', {
    class: 'info summary',
    'aria-labelledby': 'free-spins-over',
    'aria-describedby': 'free-spins-won',
  });
  dialog.append(
    // With the focus on the button, a space bar pressed once more would close the summary unread.
    el('h2', { id: 'free-spins-over', tabindex: -1, autofocus: true }, getMessage('freeSpinsOver')),
    el('p', { id: 'free-spins-won' }, summaryText(freeSpins)),
    button(getMessage('continue'), 'primary', () => dialog.close()),
  );
  dialog.addEventListener('close', () => dialog.remove());
  freeSpins = null;
  document.body.append(dialog);
  dialog.showModal();
}
