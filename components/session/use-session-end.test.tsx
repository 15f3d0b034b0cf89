import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { checkDeposit } from '#lib/cashier/calls.ts';
import { callSite, query, requestFile } from '#lib/core/api/browser.ts';
import { sessionEndedHeader } from '#lib/core/api/errors.ts';
import { notifyTabs } from '#lib/session/session-channel.ts';
import { readWallet } from '#lib/wallet/calls.ts';
import { renderWithLocale } from '../../tests/fixtures/components/render-with-locale.tsx';
import { useSessionEnd } from './use-session-end.ts';

const left: string[] = [];
let isSigningOut = false;
jest.mock('#lib/session/sign-out.ts', () => ({ isSigningOut: () => isSigningOut }));
jest.mock('#lib/session/leave-page.ts', () => ({
  ...jest.requireActual<object>('#lib/session/leave-page.ts'),
  leaveEndedSession: (_home: string, event: string) => left.push(event),
}));

const mockReload = jest.fn();
jest.mock('#lib/session/audience-change.ts', () => ({
  ...jest.requireActual<object>('#lib/session/audience-change.ts'),
  reloadForAudience: async () => mockReload(),
}));

let answer: () => Response;
// The page is left a second and a half after a session that ended without a known reason.
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

beforeEach(() => {
  jest.useFakeTimers();
  left.length = 0;
  mockReload.mockClear();
  isSigningOut = false;
  document.documentElement.dataset.audience = 'd1';
  // biome-ignore lint/suspicious/noDocumentCookie: the page reads the audience from it.
  document.cookie = 'audience=d1';
  globalThis.fetch = async () => answer();
});

function refuse(status: number, code: string, ends: boolean): Response {
  return {
    ok: false,
    status,
    headers: new Headers(ends ? { [sessionEndedHeader]: '1' } : {}),
    json: async () => ({ code }),
  } as Response;
}

function Page({ children }: { readonly children: ReactNode }) {
  const [client] = useState(() => new QueryClient());
  if (useSessionEnd(client)) return <p>Leaving</p>;
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** A call as forms make it, which shows its refusal. */
function Form({ send }: { readonly send: () => Promise<unknown> }) {
  const [isRefused, setRefused] = useState(false);
  return (
    <>
      <button type="button" onClick={() => void send().catch(() => setRefused(true))}>
        Send
      </button>
      {isRefused && <p role="alert">Not available</p>}
    </>
  );
}

function Balance() {
  const { isError } = useQuery(query(readWallet));
  return isError ? <p role="alert">Not available</p> : null;
}

const calls: readonly [string, () => Promise<unknown>][] = [
  ['a call of the platform', () => checkDeposit({ body: { blackbox: '' } })],
  ['a handler of the site', () => callSite('/api/sportsbook/context', { method: 'POST' })],
  ['a file', () => requestFile('/api/account/data')],
];

describe.each(calls)('LOG-14 %s', (_, send) => {
  test.each([
    [401, 'error.session.ended', 'revoked'],
    [401, 'error.token.expired', 'expired'],
    [403, 'error.forbidden', 'expired'],
    [403, 'error.timeout.in.progress.1', 'blocked'],
  ])('refused with %i %s leads away, and shows no error of its own', async (status, code, event) => {
    answer = () => refuse(status, code, true);
    renderWithLocale(
      <Page>
        <Form send={send} />
      </Page>,
    );
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Leaving')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(left).toEqual([event]));
  });

  test('refused for another reason stays', async () => {
    answer = () => refuse(403, 'error.captcha.validation', false);
    renderWithLocale(
      <Page>
        <Form send={send} />
      </Page>,
    );
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(left).toEqual([]);
  });
});

test('LOG-14 a refused query leads away', async () => {
  answer = () => refuse(401, 'error.token.expired', true);
  renderWithLocale(
    <Page>
      <Balance />
    </Page>,
  );
  expect(await screen.findByText('Leaving')).toBeVisible();
  await waitFor(() => expect(left).toEqual(['expired']));
});

test('LOG-16 calls that are refused because this page signs the player out lead nowhere', async () => {
  isSigningOut = true;
  answer = () => refuse(401, 'error.session.ended', true);
  renderWithLocale(
    <Page>
      <Balance />
    </Page>,
  );
  await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
  expect(left).toEqual([]);
});

test('LOG-16 a page whose call is refused while another tab signs out is left for the sign-out', async () => {
  answer = () => refuse(401, 'error.session.ended', true);
  renderWithLocale(
    <Page>
      <Balance />
    </Page>,
  );
  expect(await screen.findByText('Leaving')).toBeVisible();
  act(() => notifyTabs('left'));
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(left[0]).toBe('left');
});

describe('where the cookie says that the player is gone', () => {
  function show(): void {
    renderWithLocale(
      <Page>
        <p>Account</p>
      </Page>,
    );
    // biome-ignore lint/suspicious/noDocumentCookie: another tab's refused call clears it.
    document.cookie = 'audience=; max-age=0';
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  }

  test('DEC-X-5 the page is left for the reason that another tab is about to give', async () => {
    show();
    expect(screen.queryByText('Account')).not.toBeInTheDocument();
    expect(left).toEqual([]);
    act(() => notifyTabs('blocked'));
    expect(left[0]).toBe('blocked');
  });

  test('LOG-14 it is left without a reason after a second and a half', async () => {
    show();
    expect(screen.queryByText('Account')).not.toBeInTheDocument();
    await waitFor(() => expect(left).toEqual(['expired']), { timeout: 5_000 });
  });
});

test('a sign-in in another tab takes away what this one stores of its player, and loads the page again', async () => {
  sessionStorage.setItem('parlour.player.deposit', '{}');
  sessionStorage.setItem('parlour.signed-in', 'true');
  renderWithLocale(<Page>{null}</Page>);
  notifyTabs('signedIn');
  expect(Object.keys(sessionStorage)).toEqual(['parlour.signed-in']);
  expect(mockReload).toHaveBeenCalledTimes(1);
  expect(left).toEqual([]);
});
