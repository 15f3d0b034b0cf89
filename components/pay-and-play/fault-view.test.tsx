/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { faultWords } from '#lib/pay-and-play/fault-words.ts';
import en from '#messages/en.json';
import { FaultView } from './fault-view.tsx';

const words = en.payAndPlay;

function show(view: Parameters<typeof FaultView>[0]['view'], isPlayer = false) {
  const presses = { onRetry: jest.fn(), onAgain: jest.fn(), onClose: jest.fn() };
  render(<FaultView words={words} home="/fi-FI" view={view} isPlayer={isPlayer} {...presses} />);
  return presses;
}

function faultOf(code: string) {
  const { title, detail, wayOn } = faultWords(code);
  return { kind: 'fault', fault: { title: words[title], detail: words[detail], wayOn } } as const;
}

test('PNP-08 XTR-29 a missing banner is told by name, also where content answers nothing', () => {
  show({ kind: 'missing' });
  expect(screen.getByRole('alert')).toHaveTextContent('Pnp Banner not being configured!');
});

test('PNP-03 a code that is no longer valid leads to a new visit to the bank, a failing service to another try', async () => {
  const { onAgain } = show(faultOf('error.pnp.code.invalid'));
  expect(screen.getByRole('alert')).toHaveTextContent(words.errorCode);
  await userEvent.click(screen.getByRole('button', { name: words.again }));
  expect(onAgain).toHaveBeenCalledTimes(1);
});

test('PNP-09 a failing service keeps what is reached: the same step can be tried again', async () => {
  const { onRetry } = show(faultOf('error.never.heard.of'));
  expect(screen.getByRole('alert')).toHaveTextContent(words.errorSystem);
  await userEvent.click(screen.getByRole('button', { name: words.retry }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('who is signed in is not sent to the bank again from here', () => {
  show(faultOf('error.pnp.state'), true);
  expect(screen.queryByRole('button', { name: words.again })).toBeNull();
  expect(screen.getByRole('link', { name: words.contact })).toHaveAttribute('href', '/fi-FI/contact');
});
