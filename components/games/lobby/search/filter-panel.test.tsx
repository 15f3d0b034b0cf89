import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeLobby } from '#lib/games/lobby/store.ts';
import en from '#messages/en.json' with { type: 'json' };
import { renderWithLocale } from '../../../../tests/fixtures/components/render-with-locale.tsx';
import { LobbyProvider } from '../lobby-context.tsx';
import { FilterPanel } from './filter-panel.tsx';

const options = {
  providers: [],
  studios: [
    { key: 'one', label: 'Studio One' },
    { key: 'two', label: 'Studio Two' },
  ],
  volatilities: [],
  features: [],
};
jest.mock('./use-game-search.ts', () => ({
  useGameSearch: () => ({ found: [], total: 0, options, failed: false, retry: () => undefined }),
  useChoiceCounts: () => undefined,
}));

test('LOB-09 DEC-X-12 the stakes are in the currency of the wallet', async () => {
  changeLobby({ currency: 'NOK' });
  renderWithLocale(
    <LobbyProvider lobby="casino" isPlayer siteId={1}>
      <FilterPanel />
    </LobbyProvider>,
  );
  expect(await screen.findByText('2 kr or less')).toBeInTheDocument();
});

test('LOB-09 a group stays open around the focus, and the button that unticks all keeps it', async () => {
  changeLobby({ studios: ['one'] });
  renderWithLocale(
    <LobbyProvider lobby="casino" isPlayer={false} siteId={1}>
      <FilterPanel />
    </LobbyProvider>,
  );
  const studio = await screen.findByRole('checkbox', { name: /Studio One/ });
  await userEvent.click(studio);
  expect(studio).not.toBeChecked();
  expect(studio.closest('details')).toHaveAttribute('open');
  expect(studio).toHaveFocus();
  await userEvent.click(studio);
  const untickAll = screen.getByRole('button', { name: en.tiles.untickAll });
  expect(untickAll).toHaveAttribute('aria-disabled', 'false');
  await userEvent.click(untickAll);
  expect(studio).not.toBeChecked();
  expect(untickAll).toHaveAttribute('aria-disabled', 'true');
  expect(untickAll).toBeEnabled();
  expect(untickAll).toHaveFocus();
});
