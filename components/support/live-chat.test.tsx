import { act, fireEvent, screen } from '@testing-library/react';
import { allCookies, type Consent, consentVersion } from '#lib/consent/rules.ts';
import { type ChatStatus, useChatStore } from '#lib/support/chat/store.ts';
import en from '#messages/en.json' with { type: 'json' };
import { renderWithLocale } from '../../tests/fixtures/components/render-with-locale.tsx';
import { LiveChat } from './live-chat.tsx';

const openChat = jest.fn();
let consent: Consent | undefined;
let onConsent: () => void = () => undefined;
jest.mock('#lib/support/chat/live-chat.ts', () => ({ openChat: (locale: unknown) => openChat(locale) }));
jest.mock('#lib/consent/current-consent.ts', () => ({
  currentConsent: () => consent,
  subscribeToConsent: (listener: () => void) => {
    onConsent = listener;
    return () => undefined;
  },
}));

const { support } = en;
const locale = { locale: 'fi-FI', market: 'FI', catalogLanguage: 'fi' };
const report = (status: ChatStatus) => act(() => useChatStore.setState({ status }));

beforeEach(() => {
  openChat.mockClear();
  consent = undefined;
  useChatStore.setState({ status: 'idle' });
});

test('CHT-09 where consent is asked for, the chat opens by itself after it, and by a request without it', () => {
  renderWithLocale(<LiveChat />, 'fi-FI');
  expect(screen.getByText(support.chatConsent)).toBeVisible();
  expect(openChat).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: support.chatStart }));
  expect(openChat).toHaveBeenCalledTimes(1);
  consent = { version: consentVersion, options: allCookies, consentId: 'id' };
  act(() => onConsent());
  expect(openChat.mock.calls).toEqual([[locale], [locale]]);
  expect(screen.queryByText(support.chatConsent)).toBeNull();
});

test('CHT-09 elsewhere the address opens it', () => {
  renderWithLocale(<LiveChat />, 'inen-IN');
  expect(openChat).toHaveBeenCalledTimes(1);
});

test('CHT-09 a choice of cookies does not open a chat again that was closed', () => {
  renderWithLocale(<LiveChat />, 'inen-IN');
  report('closed');
  act(() => onConsent());
  expect(openChat).toHaveBeenCalledTimes(1);
});

test('CHT-03 CHT-05 a closed chat can be opened again, and a failed one says how else to reach support', () => {
  renderWithLocale(<LiveChat />, 'inen-IN');
  report('open');
  expect(screen.getByText(support.chatOpened)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  report('closed');
  expect(screen.getByRole('button', { name: support.chatReopen })).toBeVisible();
  report('failed');
  expect(screen.getByText(support.chatFailed)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: support.chatRetry }));
  expect(openChat).toHaveBeenCalledTimes(2);
});
