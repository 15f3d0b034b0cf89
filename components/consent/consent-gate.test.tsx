import { act, screen, waitFor } from '@testing-library/react';
import { allCookies, consentVersion } from '#lib/consent/rules.ts';
import { chooseCookies, forgetConsent } from '#lib/consent/save-consent.ts';
import en from '#messages/en.json' with { type: 'json' };
import { renderWithLocale } from '../../tests/fixtures/components/render-with-locale.tsx';
import { ConsentGate } from './consent-gate.tsx';
import { PlayerConsent } from './player-consent.tsx';

const mockChange = jest.fn(async (_: object) => ({ version: null, options: allCookies, consentId: null }));
jest.mock('next/navigation', () => ({ usePathname: () => '/en-UN' }));
jest.mock('#lib/tracking/track.ts', () => ({ track: jest.fn(), trackPageview: jest.fn() }));
jest.mock('#lib/core/i18n/load-messages.ts', () => ({ loadMessages: async () => en.consent }));
jest.mock('#lib/consent/calls.ts', () => ({
  readCookieConsent: async () => ({ version: null, options: null, consentId: null }),
  changeCookieConsent: (options: object) => mockChange(options),
}));

beforeEach(() => {
  globalThis.fetch = jest.fn(async () => ({ ok: true }) as Response);
  chooseCookies(allCookies);
});

test('CKI-03 the next player of a browser is asked when the choice of the one before is removed', async () => {
  renderWithLocale(<ConsentGate proposed={allCookies} />, 'en-UN');
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  act(forgetConsent);
  expect(await screen.findByRole('region', { name: en.consent.title })).toBeVisible();
});

test('CKI-03 every page of a player sends a choice that no account has yet', async () => {
  renderWithLocale(<PlayerConsent />, 'en-UN');
  await waitFor(() => expect(mockChange).toHaveBeenCalledWith({ body: { version: consentVersion, options: allCookies } }));
});
