import { formatNumber } from '#lib/core/money/format.ts';
import { button, el } from './dom.ts';
import { facts, getMessage } from './facts.ts';
import { icon } from './icon.ts';
import { money } from './money.ts';
import { isFramed, leaveGame } from './site-messages.ts';
import { toggleSound } from './sound.ts';

/** How the game pays. */
export const info = el('dialog', { class: 'info', 'aria-labelledby': 'info-title' });

/** The bar over the game: its name, the way back, sound and rules. */
export function bar(rules: () => readonly Node[]): HTMLElement {
  const sound = button(
    getMessage('soundOn'),
    'tool',
    () => {
      const isOn = toggleSound();
      sound.replaceChildren(icon(isOn ? 'sound' : 'mute'));
      sound.setAttribute('aria-pressed', String(isOn));
    },
    icon('mute'),
  );
  sound.setAttribute('aria-pressed', 'false');
  const hasLobbyButton = !isFramed && facts.lobbyUrl !== '';
  return el(
    'header',
    { class: 'bar' },
    hasLobbyButton ? button(getMessage('toLobby'), 'tool', () => leaveGame('lobby'), icon('lobby')) : undefined,
    el('h1', {}, facts.title),
    facts.mode === 'fun' ? el('span', { class: 'fun' }, getMessage('playMoney')) : undefined,
    el('span', { class: 'spacer' }),
    sound,
    button(getMessage('howItPays'), 'tool', () => openInfo(rules()), icon('info')),
  );
}

function openInfo(content: readonly Node[]): void {
  const figures = [
    el('p', {}, getMessage('returns', { share: formatNumber(facts.rtp, facts.numbers, 2) })),
    facts.boughtRtp === null
      ? undefined
      : el('p', {}, getMessage('returnsBought', { share: formatNumber(facts.boughtRtp, facts.numbers, 2) })),
    facts.hasJackpot ? el('p', {}, getMessage('jackpotRule')) : undefined,
    facts.maxStakeMinor === null ? undefined : el('p', {}, getMessage('maxStake', { stake: money(facts.maxStakeMinor) })),
    facts.minRoundMs === 0 ? undefined : el('p', {}, getMessage('roundPace', { seconds: facts.minRoundMs / 1_000 })),
  ];
  const close = button(getMessage('close'), 'primary', () => info.close());
  info.replaceChildren(
    el('h2', { id: 'info-title' }, facts.title),
    ...content,
    ...figures.filter((each) => each !== undefined),
    close,
  );
  info.showModal();
}
