import { type FromGame, toGameSchema } from '#lib/game-frame/contract.ts';
import { facts } from './facts.ts';

export const isFramed = window.parent !== window;

/** Tells the site around the frame, and nobody else. */
export function tell(message: FromGame): void {
  if (isFramed) window.parent.postMessage(message, facts.site);
}

interface Wishes {
  pause(): void;
  resume(): void;
  balance(amount: number): void;
  reality(data: { readonly elapsedMinutes: number }): void;
}

/** Hears the site around the frame: its window, its origin and its words only. */
export function listen(wishes: Wishes): void {
  window.addEventListener('message', ({ origin, source, data }) => {
    if (origin !== facts.site || source !== window.parent) return;
    const message = toGameSchema.safeParse(data);
    if (!message.success) return;
    const { type, payload } = message.data;
    if (type === 'oprg_pause') wishes.pause();
    else if (type === 'oprg_resume') wishes.resume();
    else if (type === 'oprg_balanceUpdate') wishes.balance(payload.balance);
    else wishes.reality(payload);
  });
}

/** Leads out of the game: by the site where it listens, else by the address. */
export function leave(kind: 'lobby' | 'deposit'): void {
  const url = kind === 'lobby' ? facts.lobbyUrl : facts.depositUrl;
  if (isFramed) tell({ type: kind === 'lobby' ? 'gprg_lobby' : 'gprg_deposit', payload: {} });
  else if (url) window.location.assign(url);
}
