import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentToasts } from '#components/ui/overlay/toast.ts';
import { type Authorization, authorizationOf } from '#lib/session/tokens/authorization.ts';
import en from '#messages/en.json' with { type: 'json' };
import { renderWithLocale } from '../../tests/fixtures/components/render-with-locale.tsx';
import { Guard } from './guard.tsx';

const replace = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ replace: (to: string) => replace(to) }) }));

const messages = en.session;
const onRetry = jest.fn();
const show = (state: Authorization) =>
  renderWithLocale(
    <Guard state={state} fallback="/fi-FI" onRetry={onRetry}>
      <h1>The lobby</h1>
    </Guard>,
    'fi-FI',
  );

beforeEach(() => jest.clearAllMocks());

test.each<Authorization>(['pending', 'requested'])('RTE-41 shows a spinner while it is %s, and does not redirect', (state) => {
  show(state);
  expect(screen.getByRole('status')).toHaveTextContent(messages.checking);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(replace).not.toHaveBeenCalled();
});

test('RTE-39 RTE-41 RTE-45 redirects a refused player with a message, and renders nothing', () => {
  show('refused');
  expect(screen.queryByRole('heading')).toBeNull();
  expect(replace).toHaveBeenCalledWith('/fi-FI');
  const help = { label: messages.accessHelp, href: '/fi-FI/contact' };
  expect(currentToasts().map(({ text, link }) => [text, link])).toEqual([[messages.accessDenied, help]]);
});

test('RTE-41 renders the page for a player with access', () => {
  show('granted');
  expect(screen.getByRole('heading', { name: 'The lobby' })).toBeVisible();
  expect(replace).not.toHaveBeenCalled();
});

test('LOG-27 a service that does not answer redirects no one, and can be retried', async () => {
  show('unavailable');
  expect(await screen.findByRole('heading', { name: messages.checkFailed })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'The lobby' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: messages.retry }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(replace).not.toHaveBeenCalled();
});

test('LOG-03 goes from pending to settled, and keeps an answer while a newer one fails', () => {
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
