/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorTextOf } from '#lib/pay-and-play/error-text.ts';
import en from '#messages/en.json';
import { renderWithLocale } from '../../tests/fixtures/render-with-locale.tsx';
import { ErrorView } from './error-view.tsx';

const messages = en.payAndPlay;

function show(view: Parameters<typeof ErrorView>[0]['view'], isPlayer = false) {
  const presses = { onRetry: jest.fn(), onAgain: jest.fn(), onClose: jest.fn() };
  renderWithLocale(<ErrorView view={view} isPlayer={isPlayer} {...presses} />, 'fi-FI');
  return presses;
}

function errorOf(code: string) {
  const { title, detail, remedy } = errorTextOf(code);
  return { kind: 'error', error: { title: messages[title], detail: messages[detail], remedy } } as const;
}

test('PNP-08 XTR-29 names a missing banner, also where the content service returns nothing', () => {
  show({ kind: 'missing' });
  expect(screen.getByRole('alert')).toHaveTextContent('Pnp Banner not being configured!');
});

test('PNP-03 an expired code offers a new visit to the bank', async () => {
  const { onAgain } = show(errorOf('error.pnp.code.invalid'));
  expect(screen.getByRole('alert')).toHaveTextContent(messages.errorCode);
  await userEvent.click(screen.getByRole('button', { name: messages.again }));
  expect(onAgain).toHaveBeenCalledTimes(1);
});

test('PNP-09 a failing service offers to retry the same step', async () => {
  const { onRetry } = show(errorOf('error.never.heard.of'));
  expect(screen.getByRole('alert')).toHaveTextContent(messages.errorSystem);
  await userEvent.click(screen.getByRole('button', { name: messages.retry }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('does not offer a signed-in player another visit to the bank', () => {
  show(errorOf('error.pnp.state'), true);
  expect(screen.queryByRole('button', { name: messages.again })).toBeNull();
  expect(screen.getByRole('link', { name: messages.contact })).toHaveAttribute('href', '/fi-FI/contact');
});

test('RTE-02 a market without pay-and-play shows a message and links to the registration', () => {
  show({ kind: 'closed' });
  expect(screen.getByRole('alert')).toHaveTextContent(messages.closed);
  expect(screen.getByRole('link', { name: messages.register })).toHaveAttribute('href', '/fi-FI/signup');
});
