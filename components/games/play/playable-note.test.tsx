import { QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { PlayerSync as SportsSync } from '#components/sportsbook/frame/player-sync.tsx';
import type { ToSports } from '#lib/sportsbook/to-frame-contract.ts';
import { joinGame, updateWallet, useBalance } from '#lib/wallet/client.ts';
import type { Wallet } from '#lib/wallet/contract.ts';
import { renderWithLocale } from '../../../tests/fixtures/components/render-with-locale.tsx';
import { PlayableNote } from './playable-note.tsx';

const verticals = { CASINO: 3, LIVE_CASINO: 0.7, SPORTS: 5, FREE_BET: 4 } as const;

let client: QueryClient;
beforeEach(() => {
  globalThis.fetch = () => new Promise(() => undefined);
  client = new QueryClient();
});

function receive(main: number, bonuses: Partial<typeof verticals>): void {
  const entry = { walletId: 'w', currencyCode: 'EUR' };
  const bonus: Wallet['balanceMap']['bonus'] = Object.entries(bonuses).map(([vertical, amount]) => ({
    ...{ ...entry, walletType: 'BONUS', amount, bonusAssignmentId: vertical },
    vertical: vertical as keyof typeof verticals,
  }));
  const balanceMap = { main: [{ ...entry, walletType: 'MAIN' as const, amount: main }], locked: [], bonus };
  act(() => updateWallet(client, { balanceMap, asOf: new Date().toISOString() }));
}

function Header() {
  const { playable } = useBalance('EUR');
  return <output>{playable?.money.minor}</output>;
}

const show = (element: ReactNode) =>
  renderWithLocale(
    <>
      <Header />
      {element}
    </>,
    'en-UN',
    client,
  );
const header = () => screen.getByRole('status').textContent;

test.each([
  ['CASINO', '1500', 'Balance in this game: €12.00 of your own money + €3.00 bonus. €9.70 of other bonuses and free bets'],
  ['LIVE_CASINO', '1270', 'Balance in this game: €12.00 of your own money + €0.70 bonus. €12.00 of other bonuses and free bets'],
] as const)(
  'DEC-WAL-1 in a game of %s header and game show one balance, and a line says what it leaves out',
  async (place, shown, line) => {
    const game = joinGame(client, place);
    show(<PlayableNote />);
    receive(12, verticals);
    await waitFor(() => expect(header()).toBe(shown));
    expect(screen.getByRole('paragraph')).toHaveTextContent(line);
    act(() => game.close());
  },
);

test('DEC-WAL-1 a player without bonuses needs no line', async () => {
  show(<PlayableNote />);
  receive(12, {});
  await waitFor(() => expect(header()).toBe('1200'));
  expect(screen.queryByRole('paragraph')).toBeNull();
});

test('DEC-WAL-1 the sportsbook receives own money, sports bonus, and what only the header counts', async () => {
  const sent: ToSports[] = [];
  show(<SportsSync changes={0} send={(message) => void sent.push(message)} />);
  receive(12, verticals);
  await waitFor(() => expect(header()).toBe('2470'));
  expect(sent).toEqual([{ type: 'sb.balanceUpdate', payload: { balance: 12, bonus: 5, elsewhere: 7.7 } }]);
});
