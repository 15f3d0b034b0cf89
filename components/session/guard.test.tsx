/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentToasts } from '#components/ui/toast.ts';
import { type Authorization, authorizationOf } from '#lib/session/authorization.ts';
import en from '#messages/en.json' with { type: 'json' };
import { Guard } from './guard.tsx';

const replace = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ replace: (to: string) => replace(to) }) }));

const words = en.session;
const onRetry = jest.fn();
const show = (state: Authorization) =>
  render(
    <Guard state={state} to="/fi-FI" help="/fi-FI/contact" words={words} onRetry={onRetry}>
      <h1>The lobby</h1>
    </Guard>,
  );

beforeEach(() => jest.clearAllMocks());

test.each<Authorization>(['pending', 'requested'])('RTE-41 shows a loader while it is %s, and leads nowhere', (state) => {
  show(state);
  expect(screen.getByRole('status')).toHaveTextContent(words.checking);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(replace).not.toHaveBeenCalled();
});

test('RTE-39 RTE-41 RTE-45 who is refused is led away with a word, and sees nothing', () => {
  show('refused');
  expect(screen.queryByRole('heading')).toBeNull();
  expect(replace).toHaveBeenCalledWith('/fi-FI');
  const help = { label: words.accessHelp, href: '/fi-FI/contact' };
  expect(currentToasts().map(({ text, link }) => [text, link])).toEqual([[words.accessDenied, help]]);
});

test('RTE-41 who is granted sees the page', () => {
  show('granted');
  expect(screen.getByRole('heading', { name: 'The lobby' })).toBeVisible();
  expect(replace).not.toHaveBeenCalled();
});

test('LOG-27 a service that does not answer leads nobody away, and can be asked again', async () => {
  show('unavailable');
  expect(await screen.findByRole('heading', { name: words.checkFailed })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'The lobby' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: words.retry }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(replace).not.toHaveBeenCalled();
});

test('LOG-03 goes from unknown through asked to settled, and keeps an answer while a newer one fails', () => {
  const state = (data: boolean | undefined, isFetching: boolean, isError = false) =>
    authorizationOf({ data, isFetching, isError }, (answer) => answer);
  expect([state(undefined, false), state(undefined, true), state(true, false), state(false, false)]).toEqual([
    'pending',
    'requested',
    'granted',
    'refused',
  ]);
  expect([state(undefined, false, true), state(true, false, true)]).toEqual(['unavailable', 'granted']);
});
