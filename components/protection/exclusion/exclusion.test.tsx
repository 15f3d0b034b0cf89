import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { formatMessage } from '#lib/core/i18n/format-message.ts';
import type { LocaleCode } from '#lib/core/market/markets.ts';
import en from '#messages/en.json' with { type: 'json' };
import { answerFetch, systemError } from '../../../tests/fixtures/components/answer-fetch.ts';
import { installFakeChannel, postedMessages } from '../../../tests/fixtures/components/fake-channel.ts';
import { renderWithLocale } from '../../../tests/fixtures/components/render-with-locale.tsx';
import { ExclusionSection } from './exclusion-section.tsx';
import { TimeoutSection } from './timeout-section.tsx';

let failsToLoad = false;
jest.mock('./block-dialog.tsx', () => {
  if (failsToLoad) throw new Error('A part of the page is missing.');
  return jest.requireActual('./block-dialog.tsx');
});

const messages = en.protection;
interface Sent {
  readonly path: string;
  readonly body: unknown;
  readonly key: string | null;
}
let sent: Sent[];
let status: number;
let countryCode: string;

beforeEach(() => {
  [sent, status, countryCode] = [[], 200, 'BR'];
  installFakeChannel();
  answerFetch((path, { body, key }) => {
    if (body) sent.push({ path, body, key });
    return body && status !== 200 ? [status, { status, code: 'error.system.error' }] : [200, { countryCode }];
  });
});

function show(section: ReactNode, locale: LocaleCode = 'en-UN'): void {
  renderWithLocale(section, locale);
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
const field = () =>
  screen.findByRole('textbox', { name: formatMessage(messages.excludeWordLabel, { word: messages.excludeWord }) });
const lengths = () => screen.getAllByRole('radio').map(({ parentElement }) => parentElement?.textContent);

test('RGA-06 a dialog that does not load is announced, and can be opened again', async () => {
  failsToLoad = true;
  show(<ExclusionSection />);
  await choose('6 months');
  await press(messages.exclusionContinue);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(en.errors.error_oops_tryAgain));
  failsToLoad = false;
  await press(messages.exclusionContinue);
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(screen.queryByText(en.errors.error_oops_tryAgain)).toBeNull();
});

test('RGA-10 a time-out of 24 or 72 hours needs one confirmation, and ends the session in every tab', async () => {
  show(<TimeoutSection />);
  expect(lengths()).toEqual(['24 hours', '72 hours']);
  await choose('72 hours');
  await press(messages.timeoutStart);
  const dialog = await screen.findByRole('dialog', { name: 'Take a time-out of 72 hours?' });
  expect(within(dialog).queryByRole('textbox')).toBeNull();
  await press(messages.coolingConfirm);
  await waitFor(() => expect(postedMessages).toEqual(['blocked']));
  expect(sent).toEqual([{ path: '/api/platform/player/me/timeout', body: { timeoutInHours: 72 }, key: expect.any(String) }]);
});

test('RGA-10 the market of the player decides which lengths there are, not the market of the page', async () => {
  countryCode = 'FI';
  show(<TimeoutSection />);
  await waitFor(() => expect(lengths()).toEqual(['24 hours', '72 hours', '7 days', '14 days', '30 days', '42 days']));
});

test('RGA-10 where the market of the player cannot be read, there are the lengths of every market', async () => {
  answerFetch(() => systemError);
  const client = new QueryClient();
  renderWithLocale(<TimeoutSection />, 'en-FI', client);
  await waitFor(() => expect(lengths()).toEqual(['24 hours', '72 hours']));
  answerFetch(() => new Promise<never>(() => undefined));
  void client.refetchQueries();
  await waitFor(() => expect(client.isFetching()).toBe(1));
  expect(lengths()).toEqual(['24 hours', '72 hours']);
});

test('DEC-RGA-11 it says what happens before it asks, and nothing starts without a length', async () => {
  show(<ExclusionSection />);
  const section = screen.getByRole('region', { name: messages.exclusionTitle });
  const listed = within(section).getAllByRole('listitem');
  expect(listed.map(({ textContent }) => textContent)).toEqual([
    messages.effectSignOut,
    messages.exclusionMoney,
    messages.effectBonuses,
    messages.effectMarketing,
    messages.exclusionBrands,
    messages.exclusionEnd,
  ]);
  await press(messages.exclusionContinue);
  const choice = screen.getByRole('radiogroup', { name: messages.blockLegend });
  expect(choice).toHaveAccessibleDescription(messages.chooseLength);
  expect(choice).toBeInvalid();
  await waitFor(() => expect(screen.getByRole('radio', { name: '6 months' })).toHaveFocus());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['RGA-06', '6 months', 'Exclude yourself for 6 months?', { exclusionInMonths: 6, exclusionDelayInHours: 0 }],
  ['RGA-06', '60 months', 'Exclude yourself for 60 months?', { exclusionInMonths: 60, exclusionDelayInHours: 0 }],
  [
    'RGA-07',
    messages.exclusionIndefinite,
    messages.exclusionQuestionIndefinite,
    { accountDisableIndefinitely: true, exclusionInMonths: 1_200, exclusionDelayInHours: 0 },
  ],
])('%s DEC-RGA-10 an exclusion (%s) needs the typed word, in any case', async (_, label, title, body) => {
  show(<ExclusionSection />);
  await choose(label);
  await press(messages.exclusionContinue);
  expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
  const input = await field();
  await waitFor(() => expect(input).toHaveFocus());
  await userEvent.type(await field(), 'exclud{Enter}');
  expect(await field()).toHaveAccessibleDescription(formatMessage(messages.excludeWordWrong, { word: messages.excludeWord }));
  expect(sent).toEqual([]);
  await userEvent.type(await field(), 'e {Enter}');
  await waitFor(() => expect(postedMessages).toEqual(['blocked']));
  expect(sent).toEqual([{ path: '/api/platform/player/me/exclusion', body, key: expect.any(String) }]);
});

test('RGA-08 a failed exclusion says so and keeps what was typed, and a repeat has the same key', async () => {
  show(<ExclusionSection />);
  await choose('12 months');
  await press(messages.exclusionContinue);
  await userEvent.type(await field(), 'EXCLUDE');
  status = 503;
  await press(messages.exclusionConfirm);
  expect(await screen.findByText(en.errors.error_oops_tryAgain)).toBeVisible();
  expect(await field()).toHaveValue('EXCLUDE');
  expect(postedMessages).toEqual([]);
  status = 200;
  await press(messages.exclusionConfirm);
  await waitFor(() => expect(postedMessages).toEqual(['blocked']));
  expect(sent).toHaveLength(2);
  expect(sent[0]?.key).toBe(sent[1]?.key);
});
