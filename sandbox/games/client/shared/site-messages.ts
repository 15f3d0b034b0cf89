import type { FromGame } from '#lib/games/play/frame-contract.ts';
import { toGameSchema } from '#lib/games/play/to-frame-contract.ts';
import { facts } from './facts.ts';

export const isFramed = window.parent !== window;

/** Posts a message to the site around the frame. */
export function sendToSite(message: FromGame): void {
  if (isFramed) window.parent.postMessage(message, facts.site);
}

interface SiteHandlers {
  pause(): void;
  resume(): void;
  balance(amount: number): void;
  reality(data: { readonly elapsedMinutes: number; readonly turnover: number; readonly winnings: number }): void;
}

/** Handles valid messages of the site around the frame; others are ignored. */
export function listenToSite(handlers: SiteHandlers): void {
  window.addEventListener('message', ({ origin, source, data }) => {
    if (origin !== facts.site || source !== window.parent) return;
    const message = toGameSchema.safeParse(data);
    if (!message.success) return;
    const { type, payload } = message.data;
    if (type === 'oprg_pause') handlers.pause();
    else if (type === 'oprg_resume') handlers.resume();
    else if (type === 'oprg_balanceUpdate') handlers.balance(payload.balance);
    else handlers.reality(payload);
  });
}

const leaveMessages = { lobby: 'gprg_lobby', deposit: 'gprg_deposit' } as const;

/** Leaves the game: through the site when framed, else by navigation. */
export function leaveGame(kind: 'lobby' | 'deposit'): void {
  const url = kind === 'lobby' ? facts.lobbyUrl : facts.depositUrl;
  if (isFramed) sendToSite({ type: leaveMessages[kind], payload: {} });
  else if (url) window.location.assign(url);
}

/** Asks the site to show the player's rewards over the game. */
export function showRewards(): void {
  sendToSite({ type: 'gprg_rewards', payload: {} });
}
