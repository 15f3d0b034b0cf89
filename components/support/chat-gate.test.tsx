import { waitFor } from '@testing-library/react';
import { storedChat } from '#lib/support/chat/stored-chat.ts';
import { renderWithLocale } from '../../tests/fixtures/components/render-with-locale.tsx';
import { ChatGate } from './chat-gate.tsx';

let pathname: string;
jest.mock('next/navigation', () => ({ usePathname: () => pathname }));
const followPage = jest.fn(async () => undefined);
jest.mock('#lib/support/chat/live-chat.ts', () => ({ followPage: (...args: []) => followPage(...args) }));
const callSite = jest.fn(async (_path: string) => ({ unread: 0 }));
jest.mock('#lib/core/api/browser.ts', () => ({ callSite: (path: string) => callSite(path) }));

beforeEach(() => {
  jest.clearAllMocks();
  pathname = '/fi-FI';
  document.documentElement.dataset.audience = 'd1';
});

const locale = { locale: 'fi-FI', market: 'FI', catalogLanguage: 'fi' };
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

test('CHT-06 in a fresh browser the front page shows the chat of a player with unread messages', async () => {
  callSite.mockResolvedValueOnce({ unread: 2 });
  renderWithLocale(<ChatGate />, 'fi-FI');
  await waitFor(() => expect(followPage).toHaveBeenCalledWith({ isHome: true, unread: 2 }, locale));
  expect(callSite).toHaveBeenCalledWith('/api/support/chat-unread');
});

test('CHT-06 without unread messages no script is loaded', async () => {
  renderWithLocale(<ChatGate />, 'fi-FI');
  await settle();
  expect([callSite.mock.calls.length, followPage.mock.calls.length]).toEqual([1, 0]);
});

test.each([
  ['a visitor', '/fi-FI', 'visitor'],
  ['a player on another page', '/fi-FI/promotions', 'd1'],
])('CHT-06 for %s the server is not called', async (_, path, audience) => {
  pathname = path;
  document.documentElement.dataset.audience = audience;
  renderWithLocale(<ChatGate />, 'fi-FI');
  await settle();
  expect([callSite.mock.calls.length, followPage.mock.calls.length]).toEqual([0, 0]);
});

test('CHT-06 CHT-07 what the tab knows is followed without the server', async () => {
  storedChat.write({ isHome: false, unread: 1, isOpen: false });
  renderWithLocale(<ChatGate />, 'fi-FI');
  await waitFor(() => expect(followPage).toHaveBeenCalledWith({ isHome: true }, locale));
  expect(callSite).not.toHaveBeenCalled();
});
