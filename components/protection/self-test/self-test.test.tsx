import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formatMessage } from '#lib/core/i18n/format-message.ts';
import en from '#messages/en.json' with { type: 'json' };
import { renderWithLocale } from '../../../tests/fixtures/components/render-with-locale.tsx';
import { SelfTest } from './self-test.tsx';

const messages = en.selfTest;
const questions = Array.from({ length: 9 }, (_, index) => `Question ${index + 1}?`);
const answers = ['Never', 'Sometimes', 'Often', 'Always'];
const results = ['None', 'Few', 'Clear', 'Strong'].map((title) => ({ title, text: `Advice: ${title}.` }));

beforeEach(() => {
  renderWithLocale(
    <SelfTest test={{ title: 'Self-test', intro: '', questions, answers, results }} toolsHref="/en-UN/responsible-gambling" />,
  );
});

const group = (index: number) => screen.getByRole('radiogroup', { name: `${index + 1}. ${questions[index]}` });
const answer = (index: number, points: number) =>
  userEvent.click(within(group(index)).getByRole('radio', { name: String(answers[points]) }));
const finish = () => userEvent.click(screen.getByRole('button', { name: messages.submit }));

async function answerAll(points: readonly number[]): Promise<void> {
  for (const [index, each] of points.entries()) await answer(index, each);
  await finish();
}

test.each([
  [[0, 0, 0, 0, 0, 0, 0, 0, 0], 0, 0],
  [[1, 0, 1, 0, 0, 0, 0, 0, 0], 2, 1],
  [[3, 0, 0, 0, 0, 0, 0, 0, 0], 3, 2],
  [[3, 3, 3, 3, 3, 3, 3, 3, 3], 27, 3],
])('DEC-RGA-12 answers %j give %i points, and their advice has the focus and a way to the tools', async (points, score, band) => {
  await answerAll(points);
  expect(screen.getByRole('heading', { name: results[band]?.title })).toHaveFocus();
  expect(screen.getByText(formatMessage(messages.score, { score, max: 27 }))).toBeVisible();
  expect(screen.getByText(results[band]?.text ?? '')).toBeVisible();
  expect(screen.getByRole('link', { name: messages.tools })).toHaveAttribute('href', '/en-UN/responsible-gambling');
  await userEvent.click(screen.getByRole('button', { name: messages.again }));
  expect(screen.queryAllByRole('radio', { checked: true })).toEqual([]);
});

test('a question without an answer gets the focus and an explanation', async () => {
  await answer(0, 1);
  await finish();
  expect(within(group(1)).getByRole('radio', { name: String(answers[0]) })).toHaveFocus();
  expect(group(1)).toHaveAccessibleDescription(messages.missing);
  expect(group(0)).not.toHaveAccessibleDescription();
});

test('it is answered with the keyboard alone', async () => {
  for (const index of questions.keys()) {
    await userEvent.tab();
    expect(group(index)).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard(' ');
  }
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('heading', { name: results[0]?.title })).toHaveFocus();
});

test('DEC-RGA-12 answers and result are neither stored nor sent nor in the address', async () => {
  const address = window.location.href;
  const fetched = jest.fn();
  Object.assign(globalThis, { fetch: fetched });
  Object.assign(navigator, { sendBeacon: fetched });
  const opened = jest.spyOn(XMLHttpRequest.prototype, 'open');
  const stored = jest.spyOn(Storage.prototype, 'setItem');
  const posted = jest.spyOn(window, 'postMessage');
  const cookie = jest.spyOn(document, 'cookie', 'set');
  const tracked = Object.assign(window, { dataLayer: [] as unknown[] }).dataLayer;
  await answerAll([3, 2, 1, 0, 3, 2, 1, 0, 3]);
  for (const each of [fetched, opened, stored, posted, cookie]) expect(each).not.toHaveBeenCalled();
  expect([tracked, window.location.href, document.querySelector('form')]).toEqual([[], address, null]);
  jest.restoreAllMocks();
});
