/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import en from '#messages/en.json';
import { AccountPart, SettingsPart } from './panel-parts.tsx';

const words = en.play;
const place = { words, locale: 'en-UN', language: 'en', market: 'UN', home: '/en-UN', isPlayer: true };
const game = { id: 'game-lantern', slug: 'lantern', title: 'Lantern', isLive: false, gameType: 'slot', hasDemo: true };
const told: Readonly<Record<string, unknown>> = {
  profile: { firstName: 'Ada', lastName: 'Byron', currencyCode: 'EUR' },
  wallet: { balanceMap: { main: [{ amount: 12, currencyCode: 'EUR' }], locked: [], bonus: [] }, asOf: '2026-11-20T10:00:00Z' },
  favorites: { isFavorite: true },
};
let broken: readonly string[];

/** As much of a `Response` as is read; jsdom has none. */
async function fetch(address: string) {
  const name = Object.keys(told).find((each) => address.includes(each)) ?? '';
  const isBroken = broken.includes(name);
  const body = isBroken ? { code: 'error.system.error' } : told[name];
  return { ok: !isBroken, status: isBroken ? 503 : 200, headers: new Map<string, string>(), json: async () => body };
}

beforeEach(() => Object.assign(globalThis, { fetch }));

const show = (part: ReactNode) => render(<QueryClientProvider client={new QueryClient()}>{part}</QueryClientProvider>);

test.each([[['profile']], [['wallet']], [['profile', 'wallet']]])(
  'GAM-23 a %j that does not answer is said to, and can be asked again',
  async (services) => {
    broken = services;
    show(<AccountPart place={place} />);
    expect(await screen.findByText(words.unread)).toBeInTheDocument();
    expect(screen.queryByText(words.stale)).not.toBeInTheDocument();
    broken = [];
    await userEvent.click(screen.getByRole('button', { name: words.retry }));
    expect(await screen.findByText('Ada Byron')).toBeInTheDocument();
    expect(screen.queryByText(words.unread)).not.toBeInTheDocument();
  },
);

test('GAM-23 a favourite that nobody can tell is said to be unknown, and can be asked again', async () => {
  broken = ['favorites'];
  show(<SettingsPart place={place} game={game} />);
  await userEvent.click(await screen.findByRole('button', { name: words.retry }));
  broken = [];
  await userEvent.click(await screen.findByRole('button', { name: words.retry }));
  expect(await screen.findByRole('checkbox', { name: new RegExp(words.favourite), checked: true })).toBeEnabled();
});
