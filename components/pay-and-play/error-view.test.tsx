import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CallError } from '#lib/core/api/errors.ts';
import en from '#messages/en.json';
import { renderWithLocale } from '../../tests/fixtures/components/render-with-locale.tsx';
import { ErrorView } from './error-view.tsx';
import { preparePayAndPlay } from './prepare.ts';

const messages = en.payAndPlay;

function show(view: Parameters<typeof ErrorView>[0]['view'], isPlayer = false) {
  const presses = { onRetry: jest.fn(), onAgain: jest.fn(), onClose: jest.fn() };
  renderWithLocale(<ErrorView view={view} isPlayer={isPlayer} {...presses} />, 'fi-FI');
  return presses;
}

const mockCatalog: Readonly<Record<string, unknown>> = en;
jest.mock('#lib/core/i18n/load-messages.ts', () => ({
  loadMessages: async (_language: string, namespace: string) => mockCatalog[namespace],
}));

async function errorOf(code: string, status = 400, message?: string) {
  const { describeError } = await preparePayAndPlay({
    catalogLanguage: 'fi',
    tag: 'fi',
    home: '/fi-FI',
    numbers: { isEuroAfter: true, group: ',', decimal: '.' },
  });
  const error = await describeError(new CallError('platform', { status, code, ...(message && { message }) }));
  return { kind: 'error', error } as const;
}

test('PNP-08 XTR-29 names a missing banner, also where the content service returns nothing', () => {
  show({ kind: 'missing' });
  expect(screen.getByRole('alert')).toHaveTextContent('Pnp Banner not being configured!');
});

test('PNP-03 an expired code offers a new visit to the bank', async () => {
  const { onAgain } = show(await errorOf('error.pnp.code.invalid'));
  expect(screen.getByRole('alert')).toHaveTextContent(messages.errorCode);
  await userEvent.click(screen.getByRole('button', { name: messages.again }));
  expect(onAgain).toHaveBeenCalledTimes(1);
});

test('PNP-09 a failing service offers to retry the same step', async () => {
  const { onRetry } = show(await errorOf('error.never.heard.of', 502));
  expect(screen.getByRole('alert')).toHaveTextContent(messages.errorSystem);
  await userEvent.click(screen.getByRole('button', { name: messages.retry }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('ERR-03 DEC-X-11 a refusal that no code translates shows the sentence of the platform, too many visits theirs', async () => {
  show(await errorOf('error.pnp.new_rule', 400, 'This bank is not accepted on Sundays.'));
  expect(screen.getByRole('alert')).toHaveTextContent(`${messages.errorOther}This bank is not accepted on Sundays.`);
  const { error } = await errorOf('error.too_many_requests', 429);
  expect(error.detail).toBe(en.errors.error_too_many_requests);
});

test('does not offer a signed-in player another visit to the bank', async () => {
  show(await errorOf('error.pnp.state'), true);
  expect(screen.queryByRole('button', { name: messages.again })).toBeNull();
  expect(screen.getByRole('link', { name: messages.contact })).toHaveAttribute('href', '/fi-FI/contact');
});

test('RTE-02 a market without pay-and-play shows a message and links to the registration', () => {
  show({ kind: 'closed' });
  expect(screen.getByRole('alert')).toHaveTextContent(messages.closed);
  expect(screen.getByRole('link', { name: messages.register })).toHaveAttribute('href', '/fi-FI/signup');
});

test('DEC-X-13 a person whose account the bank cannot open is led to the sign-in, and the money goes back', async () => {
  show(await errorOf('error.registration.player_already_exists'));
  expect(screen.getByRole('alert')).toHaveTextContent(messages.errorKnownDetail);
  expect(screen.getByRole('link', { name: messages.signIn })).toHaveAttribute('href', '/fi-FI#sign-in');
  expect(screen.queryByRole('button', { name: messages.again })).toBeNull();
});
