import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formatMessage } from '#lib/core/i18n/format-message.ts';
import type { GameBonus } from '#lib/games/launch/contract.ts';
import en from '#messages/en.json' with { type: 'json' };
import { answerFetch } from '../../../../tests/fixtures/components/answer-fetch.ts';
import { renderWithLocale } from '../../../../tests/fixtures/components/render-with-locale.tsx';
import { active } from '../../../../tests/fixtures/rewards.ts';
import { GameScreen } from '../game-screen.tsx';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

const { play, rewards: texts, gameBonus, bonusCode } = en;
const game = { id: 'game-lantern', slug: 'lantern', title: 'Lantern', isLive: false, gameType: 'slot', hasDemo: true };
const bonus: GameBonus = {
  bonusAssignmentId: 'asg_1',
  title: 'Casino bonus',
  rule: 'MAX_BET',
  maxBet: 5,
  currency: 'EUR',
  contribution: 10,
  wageringProgress: 420,
  wageringAmount: 1_750,
};
const opened = { kind: 'game', url: 'https://games.example/relax/launch', mode: 'real', isHeldToFun: false };

let launched: object;
let held: object[];
let forfeited: unknown[];

beforeEach(() => {
  [launched, held, forfeited] = [opened, [active], []];
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
  answerFetch((url, sent) => {
    const { pathname } = new URL(url, 'http://site');
    const name = /^\/locales\/en\/(\w+)\.json$/.exec(pathname)?.[1];
    if (sent.method === 'PUT') {
      forfeited.push(sent.body);
      held = [];
    }
    const answers: readonly (readonly [string, unknown])[] = [
      ['/api/play/launch', launched],
      ['/rewards', { rewards: held, loyalty: [], freeSpins: [], managedIds: [], claimQueueCampaignId: null }],
      ['/games/limitations', { exclusions: [{ ...bonus, rule: 'OWN_MONEY_ONLY', gameIds: ['game-pot'] }], freeSpins: [] }],
      ['/game-names', { 'game-pot': 'Pot of Gold' }],
      ['/details', { bonuses: true, payout: false, multibrandSuspended: false }],
      ['/available', { available: true }],
      ['/profile', { currencyCode: 'EUR' }],
      ['/wallet', { balanceMap: { main: [], locked: [], bonus: [] } }],
    ];
    const body = name ? en[name as keyof typeof en] : answers.find(([path]) => pathname.endsWith(path))?.[1];
    return [200, body ?? {}];
  });
});

function show() {
  renderWithLocale(<GameScreen game={game} isPlayer poster={undefined} />);
}

test('GAM-26 BON-29 a refused launch names the bonus, how far it is, and how to go on', async () => {
  launched = { kind: 'limitation', bonus: { ...bonus, rule: 'NO_OWN_MONEY', maxBet: null } };
  show();
  expect(await screen.findByText(formatMessage(gameBonus.noOwnMoney, { title: 'Casino bonus' }))).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Casino bonus' })).toHaveTextContent('€420 of €1,750');
  expect(screen.getByRole('link', { name: play.deposit })).toHaveAttribute('href', '/en-UN/my-account/banking/deposit');
  expect(screen.getByRole('link', { name: gameBonus.seeBonus })).toHaveAttribute('href', '/en-UN/my-account/rewards/active');
  expect(screen.getByRole('button', { name: play.playFun })).toBeVisible();
});

test('GAM-26 DEC-BON-21 before the first round the page says what the bonus and the free spins do; the note can be put away', async () => {
  const freeSpins = { assignmentId: 'asg_2', remaining: 20, betValue: 0.2, currency: 'EUR' };
  launched = { ...opened, bonus, freeSpins };
  show();
  const note = await screen.findByText(/^You have 20 free spins at €0.20 each here\. .+ a round may cost €5 at most\. .+ 10% /);
  await userEvent.click(screen.getByRole('button', { name: gameBonus.hide }));
  expect(note).not.toBeInTheDocument();
});

test('GAM-23 the game opens the rewards over itself: progress, terms, excluded games, and giving the bonus up', async () => {
  show();
  const { contentWindow } = await screen.findByTitle<HTMLIFrameElement>('Lantern, game');
  const message = { data: { type: 'gprg_rewards', payload: {} }, origin: 'https://games.example', source: contentWindow };
  act(() => void window.dispatchEvent(new MessageEvent('message', message)));
  const card = within(await screen.findByRole('article', { name: 'Casino bonus' }));
  expect(card.getByRole('progressbar', { name: texts.progress })).toHaveTextContent('€420 of €1,750');
  expect(card.getByText(/ left, until /)).toBeVisible();
  expect(await card.findByText('Pot of Gold')).toBeInTheDocument();
  await userEvent.click(card.getByRole('button', { name: `${texts.forfeit}: Casino bonus` }));
  const dialog = await screen.findByRole('dialog', { name: texts.forfeitTitle });
  // In full screen only what is inside the game's element is visible.
  expect(screen.getByTitle('Lantern, game').closest('section')).toContainElement(dialog);
  await userEvent.click(within(dialog).getByRole('button', { name: texts.forfeitConfirm }));
  expect(await screen.findByText(formatMessage(texts.doneForfeit, { title: 'Casino bonus' }))).toBeVisible();
  expect(forfeited).toEqual([{ state: 'FORFEITED', wageringProgress: 420 }]);
  await userEvent.click(screen.getByRole('button', { name: play.overview }));
  await userEvent.click(screen.getByRole('button', { name: play.bonusCode }));
  expect(await screen.findByRole('textbox', { name: bonusCode.label })).toBeVisible();
});
