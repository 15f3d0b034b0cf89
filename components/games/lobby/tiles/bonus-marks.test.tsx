import { screen } from '@testing-library/react';
import type { GameLimitations } from '#lib/games/launch/contract.ts';
import { changeLobby } from '#lib/games/lobby/store.ts';
import en from '#messages/en.json' with { type: 'json' };
import { answerFetch } from '../../../../tests/fixtures/components/answer-fetch.ts';
import { renderWithLocale } from '../../../../tests/fixtures/components/render-with-locale.tsx';
import { makeTile } from '../../../../tests/fixtures/lobby-tile.ts';
import { LobbyProvider } from '../lobby-context.tsx';
import { BonusMarks } from './bonus-marks.tsx';
import { GameDetails } from './game-details.tsx';
import { GameTile } from './game-tile.tsx';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn(), prefetch: jest.fn() }) }));

const limitations: GameLimitations = {
  exclusions: [
    { bonusAssignmentId: 'asg_1', title: 'Casino bonus', rule: 'OWN_MONEY_ONLY', gameIds: ['Pot'] },
    { bonusAssignmentId: null, title: null, rule: 'EXCLUDED', gameIds: ['Sock'] },
  ],
  freeSpins: [{ gameId: 'Cloud', assignmentId: 'asg_2', remaining: 1, betValue: 0.2, currency: 'EUR' }],
};

test('GAM-26 BON-24 tiles say which games the active bonus excludes, and where free spins wait', async () => {
  const requested = answerFetch((path) => {
    if (path.endsWith('/wallet')) return [200, { balanceMap: { main: [], locked: [], bonus: [] } }];
    if (path.startsWith('/locales/')) return [200, en.gameBonus];
    return [200, path.includes('/games/limitations') ? limitations : {}];
  });
  renderWithLocale(
    <LobbyProvider lobby="casino" isPlayer siteId={1}>
      <ul>
        {['Pot', 'Sock', 'Cloud', 'Plain'].map((id) => (
          <GameTile
            key={id}
            placed={{ tile: makeTile(id, { studio: 'Tin Whistle' }), sizes: { mobile: '1x', tablet: '1x', desktop: '1x' } }}
            isBrief
          />
        ))}
      </ul>
      <BonusMarks />
    </LobbyProvider>,
  );
  expect(await screen.findByText(en.gameBonus.markOwnMoney)).toHaveTextContent(
    '“Casino bonus” cannot be used in this game. You play with your own money',
  );
  expect(screen.getByText(en.gameBonus.markExcluded)).toHaveTextContent(en.gameBonus.excludedHere);
  expect(screen.getByText('1 free spin')).toHaveTextContent('You have 1 free spin at €0.20 here.');
  expect(screen.getAllByRole('listitem').at(-1)).toHaveTextContent(/^PlainTin Whistle$/);
  expect(requested.some((url) => url.includes('language=en'))).toBe(true);
});

test('LOB-18 DEC-X-12 the details of a game have its limits in the currency of the wallet', async () => {
  const facts = { rtp: null, volatility: null, lines: null, hasWays: false, features: [], dealer: null, hours: null };
  answerFetch((path) => {
    if (path.startsWith('/locales/')) return [200, en.gameDetails];
    const currency = new URL(path, 'https://site.example').searchParams.get('currency');
    return [200, { ...facts, picture: null, studio: null, limits: { min: 10, max: 500, currency } }];
  });
  changeLobby({ currency: 'NOK' });
  renderWithLocale(
    <LobbyProvider lobby="live" isPlayer={false} siteId={1}>
      <GameDetails tile={makeTile('Quay')} />
    </LobbyProvider>,
  );
  expect(await screen.findByText('10 kr – 500 kr')).toBeInTheDocument();
});
