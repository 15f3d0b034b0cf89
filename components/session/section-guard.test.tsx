import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Section } from '#lib/session/section-access.ts';
import en from '#messages/en.json' with { type: 'json' };
import { answerFetch } from '../../tests/fixtures/components/answer-fetch.ts';
import { renderWithLocale } from '../../tests/fixtures/components/render-with-locale.tsx';
import { SectionGuard } from './section-guard.tsx';

const replace = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ replace: (to: string) => replace(to) }) }));

const open = { payout: false, bonuses: true, deposit: true, multibrandSuspended: false };
let access: object;
let claim: { status: number; available: boolean };
let requested: string[];

beforeEach(() => {
  jest.clearAllMocks();
  access = open;
  claim = { status: 200, available: true };
  requested = answerFetch((path) =>
    path.endsWith('/access/details') ? [200, access] : [claim.status, { available: claim.available }],
  );
});

const show = (section: Section) =>
  renderWithLocale(
    <SectionGuard section={section}>
      <h1>The page</h1>
    </SectionGuard>,
    'fi-FI',
  );
const page = () => screen.queryByRole('heading', { name: 'The page' });

test('RTE-29 RTE-44 BON-13 BON-34 the bonus-code page needs a code that can be claimed, else the front page follows', async () => {
  show('bonusCode');
  expect(page()).toBeNull();
  await waitFor(() => expect(page()).toBeVisible());
  claim = { status: 200, available: false };
  show('bonusCode');
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/fi-FI'));
});

test('BON-34 a check that fails neither opens the page nor leaves it, and can be repeated', async () => {
  claim = { status: 503, available: true };
  show('bonusCode');
  expect(await screen.findByRole('heading', { name: en.session.checkFailed })).toBeVisible();
  expect(page()).toBeNull();
  claim = { status: 200, available: true };
  await userEvent.click(screen.getByRole('button', { name: en.session.retry }));
  await waitFor(() => expect(page()).toBeVisible());
  expect(replace).not.toHaveBeenCalled();
});

test.each(['payout', 'multibrandSuspended'])(
  'RTE-28 BON-35 %s closes the rewards; only the bonus-code page asks whether codes can be claimed',
  async (block) => {
    access = { ...open, [block]: true };
    show('rewards');
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/fi-FI/my-account'));
    expect(page()).toBeNull();
    expect(requested.filter((url) => url.includes('manual-claim'))).toEqual([]);
  },
);
