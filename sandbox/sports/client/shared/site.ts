import type { FromSports } from '#lib/sportsbook/frame-contract.ts';
import { type ToSports, toSportsSchema } from '#lib/sportsbook/to-frame-contract.ts';
import { facts } from './facts.ts';

export type SlipReport = Extract<FromSports, { type: 'sb.slip' }>['payload'];

export const isFramed = window.parent !== window;

/** Posts a message to the site around the frame. */
export function sendToSite(message: FromSports): void {
  if (isFramed) window.parent.postMessage(message, facts.site);
}

/** Handles valid messages of the site; others are ignored. */
export function listenToSite(handle: (message: ToSports) => void): void {
  window.addEventListener('message', ({ origin, source, data }) => {
    if (origin !== facts.site || source !== window.parent) return;
    const message = toSportsSchema.safeParse(data);
    if (message.success) handle(message.data);
  });
}
