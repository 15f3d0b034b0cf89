import { waitFor } from '@testing-library/react';
import { currentToasts, dismissToast } from '#components/ui/overlay/toast.ts';
import { formatDateTime } from '#lib/core/time/format-date.ts';
import { markFreshSignIn } from '#lib/session/sign-in/fresh-sign-in.ts';
import en from '#messages/en.json';
import { answerFetch } from '../../tests/fixtures/components/answer-fetch.ts';
import { renderWithLocale } from '../../tests/fixtures/components/render-with-locale.tsx';
import { useLastSignIn } from './use-last-sign-in.ts';

const signIn = (loginDate: string, loginCountry: string) => ({ loginDate, loginIp: '', loginCountry });
let log: readonly object[];
let calls: number;

function Page() {
  useLastSignIn();
  return null;
}

beforeEach(() => {
  calls = 0;
  for (const { id } of currentToasts()) dismissToast(id);
  answerFetch(() => {
    calls += 1;
    return [200, log];
  });
});

test.each([
  ['FI', ' · Finland'],
  ['', ''],
])('LOG-26 after a sign-in the one before is shown once, with the place %j', async (country, place) => {
  const before = '2026-11-20T10:00:00.000Z';
  log = [signIn('2026-11-24T10:00:00.000Z', 'SE'), signIn(before, country)];
  markFreshSignIn();
  renderWithLocale(<Page />, 'en-FI');
  const text = `Last sign-in: ${formatDateTime(before)}${place}`;
  const link = { label: en.player.notMe, href: '/en-FI/my-account#sign-ins' };
  await waitFor(() => expect(currentToasts()).toMatchObject([{ text, tone: 'info', link }]));
  renderWithLocale(<Page />, 'en-FI');
  expect(calls).toBe(1);
});

test('LOG-26 the first sign-in of an account shows none', async () => {
  log = [signIn('2026-11-24T10:00:00.000Z', 'FI')];
  markFreshSignIn();
  renderWithLocale(<Page />, 'en-FI');
  await waitFor(() => expect(calls).toBe(1));
  await Promise.resolve();
  expect(currentToasts()).toEqual([]);
});
