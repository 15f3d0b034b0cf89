import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentToasts } from '#components/ui/overlay/toast.ts';
import { formatMessage } from '#lib/core/i18n/format-message.ts';
import en from '#messages/en.json' with { type: 'json' };
import { type Answer, answerFetch, systemError } from '../../../tests/fixtures/components/answer-fetch.ts';
import { renderWithLocale } from '../../../tests/fixtures/components/render-with-locale.tsx';
import { active, conflict, gift } from '../../../tests/fixtures/rewards.ts';
import { BonusCode } from './bonus-code.tsx';

const messages = en.bonusCode;
const reward = { ...gift, campaignId: active.campaignId, campaignDisplayInfo: active.campaignDisplayInfo };

let calls: { readonly path: string; readonly body: unknown }[];
let validation: Answer;
let claim: Answer;

beforeEach(() => {
  calls = [];
  validation = [200, { valid: true, campaignId: reward.campaignId, campaignDisplayInfo: reward.campaignDisplayInfo, reward }];
  claim = [200, reward];
  window.history.replaceState(null, '', '/en-UN/my-account/bonus-code');
  answerFetch((path, { body }) => {
    const { pathname } = new URL(path, 'http://site');
    if (pathname.endsWith('/rewards')) return [200, { rewards: [], loyalty: [], freeSpins: [], managedIds: [] }];
    if (pathname.endsWith('/game-names')) return [200, {}];
    if (!body) return systemError;
    calls.push({ path: pathname.split('/').at(-1) ?? '', body });
    return pathname.endsWith('/validate') ? validation : pathname.endsWith('/manual-claim') ? claim : [200, {}];
  });
});

function show() {
  renderWithLocale(<BonusCode />);
}
const refuse = (code: string, additionalInfo?: object, status = 400): Answer => [status, { status, code, additionalInfo }];
const field = () => screen.getByRole('textbox', { name: messages.label });
const checkButton = () => screen.getByRole('button', { name: messages.check });
const claimButton = () => screen.findByRole('button', { name: messages.claim, busy: false });

test('BON-14 XTR-18 leaving the field shows what the code gives, in figures', async () => {
  show();
  await userEvent.type(field(), ' welcome50 ');
  expect(calls).toEqual([]);
  await userEvent.tab();
  const { getByText } = within(await screen.findByRole('region', { name: messages.gives }));
  expect(getByText('€50 bonus')).toBeVisible();
  expect(getByText('35× the bonus')).toBeVisible();
  expect(calls).toEqual([{ path: 'validate', body: { bonusCode: 'welcome50', language: 'en' } }]);
  await userEvent.type(field(), '1');
  expect(screen.queryByRole('region')).toBeNull();
});

test('BON-14 a code of the address fills the field once and leaves the address', async () => {
  window.history.replaceState(null, '', '/en-UN/my-account/bonus-code?from=mail&bonusCode=WELCOME50');
  show();
  expect(field()).toHaveValue('WELCOME50');
  expect(window.location.search).toBe('?from=mail');
  expect(await screen.findByText('€50 bonus')).toBeVisible();
});

test.each([
  ['error.bonus_code.invalid', messages.error_bonus_code_invalid],
  ['error.bonus_code.expired', messages.error_bonus_code_expired],
  ['error.bonus_code.used', messages.error_bonus_code_used],
  ['error.bonus_code.paused', messages.error_bonus_code_invalid],
  ['error.site_id.invalid', messages.error_site_id_invalid],
  ['error.bonus.not_eligible', messages.notEligible],
  ['error.bonus.not_allowed', en.rewards.refusedNotAllowed],
])('BON-16 %s has its own text at the field, when it is checked and when it is claimed', async (code, text) => {
  validation = refuse(code);
  claim = refuse(code);
  show();
  await userEvent.type(field(), 'GOLD');
  await userEvent.tab();
  await waitFor(() => expect(field()).toHaveAccessibleDescription(text));
  await userEvent.type(field(), 'X');
  expect(field()).not.toHaveAccessibleDescription(text);
  validation = [200, { valid: true, campaignId: reward.campaignId, campaignDisplayInfo: reward.campaignDisplayInfo, reward }];
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await claimButton());
  await waitFor(() => expect(calls.at(-1)?.path).toBe('manual-claim'));
  await waitFor(() => expect(field()).toHaveAccessibleDescription(text));
});

test('BON-16 too many attempts and an empty field have words too', async () => {
  validation = refuse('error.too_many_requests', {}, 429);
  show();
  await userEvent.click(checkButton());
  expect(field()).toHaveAccessibleDescription(messages.missing);
  expect(field()).toHaveFocus();
  await userEvent.type(field(), 'GOLD{Enter}');
  await waitFor(() => expect(field()).toHaveAccessibleDescription(messages.tooMany));
});

test('BON-14 BON-15 XTR-35 a code is claimed once its terms are shown, and another can be entered', async () => {
  show();
  await userEvent.type(field(), 'WELCOME50{Enter}');
  expect(await screen.findByText('€50 bonus')).toBeVisible();
  expect(calls.map(({ path }) => path)).toEqual(['validate']);
  await userEvent.click(await claimButton());
  expect(await screen.findByRole('heading', { name: messages.claimed })).toHaveFocus();
  expect(screen.getByText('Casino bonus is now among your active rewards.')).toBeVisible();
  expect(calls.at(-1)).toEqual({ path: 'manual-claim', body: { bonusCode: 'WELCOME50', state: 'ACTIVATED' } });
  await userEvent.click(screen.getByRole('button', { name: messages.another }));
  expect(field()).toHaveValue('');
});

test('BON-14 a double click and a key that is held check a code and do not claim it', async () => {
  show();
  await userEvent.type(field(), 'WELCOME50');
  await userEvent.dblClick(checkButton());
  expect(await screen.findByText('€50 bonus')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: messages.claim }));
  await userEvent.type(field(), '{Enter}');
  await claimButton();
  expect(calls.map(({ path }) => path)).toEqual(['validate']);
  expect(fireEvent.keyDown(field(), { key: 'Enter', repeat: true })).toBe(false);
  expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(true);
});

test('BON-08 BON-19 a code beside an active bonus can wait in the queue', async () => {
  claim = refuse('error.bonus.active.already.exists', conflict);
  show();
  await userEvent.type(field(), 'WELCOME50{Enter}');
  await userEvent.click(await claimButton());
  await screen.findByRole('dialog', { name: en.rewards.conflictTitle });
  await userEvent.click(screen.getByRole('button', { name: en.rewards.conflictWait }));
  expect(await screen.findByText(/waits in the queue/)).toBeVisible();
  expect(calls.at(-1)).toEqual({ path: 'agreement', body: { bonusCode: 'WELCOME50', agreed: true } });
});

test.each([
  ['BON-33 a deposit', { campaignCategory: 'NEXT_DEPOSIT' }, 'link', en.rewards.depositWith],
  ['BON-06 an opt-in', { campaignCategory: 'FREE_SPINS', triggerEvent: 'OPT_IN' }, 'button', en.rewards.optIn],
  ['BON-22 cashback', { campaignCategory: 'CASHBACK_LIVE' }, 'button', en.rewards.activateCashback],
] as const)('%s to which a code leads is no claim, also where the field was not left', async (_, change, role, name) => {
  const led = { ...reward, ...change };
  validation = [200, { valid: true, campaignId: led.campaignId, campaignDisplayInfo: led.campaignDisplayInfo, reward: led }];
  show();
  await userEvent.type(field(), 'FRIDAY25{Enter}');
  const action = await screen.findByRole(role, { name, busy: false });
  expect(calls.map(({ path }) => path)).toEqual(['validate']);
  if (role === 'link')
    expect(action).toHaveAttribute('href', expect.stringContaining('deposit?bonusCampaignId=cmp_code_welcome'));
  else {
    await userEvent.click(action);
    expect(await screen.findByText(formatMessage(messages.takingPartText, { title: 'Casino bonus' }))).toBeVisible();
    expect(calls.at(-1)?.path).toBe('activate');
  }
});

test('BON-14 BON-15 a code that the backend cannot check is claimed at the second press, after a sentence about its terms', async () => {
  validation = refuse('error.not_found', {}, 404);
  claim = refuse('error.bonus_code.used');
  show();
  await userEvent.type(field(), 'WELCOME50{Enter}');
  expect(await screen.findByText(messages.termsFollow)).toBeVisible();
  expect(screen.getByRole('link', { name: en.rewards.fullTerms })).toHaveAttribute('href', '/en-UN/bonus-terms');
  expect(field()).not.toHaveAccessibleDescription();
  expect(currentToasts()).toEqual([]);
  await userEvent.click(await claimButton());
  await waitFor(() => expect(field()).toHaveAccessibleDescription(messages.error_bonus_code_used));
  claim = [200, { ...reward, state: 'QUEUED' }];
  await userEvent.click(await claimButton());
  expect(await screen.findByText(formatMessage(messages.waitingText, { title: 'Casino bonus' }))).toBeVisible();
  expect(screen.getByText('35× the bonus')).toBeVisible();
  expect(calls.map(({ path }) => path)).toEqual(['validate', 'manual-claim', 'manual-claim']);
});

test.each(['error.bonus_code.invalid', 'error.site_id.invalid'] as const)('BON-16 a 404 with %s is a refusal', async (code) => {
  validation = refuse(code, {}, 404);
  show();
  await userEvent.type(field(), 'GOLD{Enter}');
  await waitFor(() => expect(field()).toHaveAccessibleDescription());
  expect(checkButton()).toBeVisible();
});

test('ERR-04 a check that fails claims nothing; what a failing service says is a toast, until the next attempt', async () => {
  validation = [500, { status: 500, message: 'Codes rest until six.' }];
  show();
  await userEvent.type(field(), 'WELCOME50{Enter}');
  await waitFor(() => expect(currentToasts()).toMatchObject([{ tone: 'error', text: 'Codes rest until six.' }]));
  expect(field()).not.toHaveAccessibleDescription();
  expect(calls.map(({ path }) => path)).toEqual(['validate']);
  validation = [503, { status: 503 }];
  await userEvent.click(checkButton());
  await waitFor(() => expect(field()).toHaveAccessibleDescription(en.rewards.lost));
  expect(currentToasts()).toEqual([]);
});
