import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CallError } from '#lib/core/api/errors.ts';
import en from '#messages/en.json' with { type: 'json' };
import { renderWithLocale } from '../../tests/fixtures/components/render-with-locale.tsx';
import { useAction } from './use-action.ts';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push: (path: string) => push(path) }) }));

function Step({ error }: { readonly error: CallError }) {
  const action = useAction(() => undefined);
  return (
    <>
      <button type="button" onClick={() => void action.run(() => Promise.reject(error))}>
        Send
      </button>
      <p>{action.error?.title}</p>
    </>
  );
}

async function sendRefused(envelope: { status: number; code: string; message?: string }) {
  renderWithLocale(<Step error={new CallError('platform', envelope)} />, 'fi-FI');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
}

beforeEach(() => push.mockClear());

test('RST-11 RTE-56 too many messages lead a visitor to the sign-up page that says so', async () => {
  document.documentElement.dataset.audience = 'visitor';
  await sendRefused({ status: 400, code: 'sms.max.attempts.reached' });
  expect(push).toHaveBeenCalledWith('/fi-FI/signup?error=sms-max-attempts');
});

test('RST-11 a player reads of too many messages where they were asked for', async () => {
  document.documentElement.dataset.audience = 'd1';
  await sendRefused({ status: 400, code: 'sms.max.attempts.reached' });
  expect(await screen.findByText(en.recovery.blocked)).toBeVisible();
  expect(push).not.toHaveBeenCalled();
});

test('RST-08 any other error is described and stays on the page', async () => {
  await sendRefused({ status: 400, code: 'sms.code.invalid' });
  expect(await screen.findByText(en.recovery.errorCode)).toBeVisible();
  expect(push).not.toHaveBeenCalled();
});
