import { act, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { proposedOptions } from '#lib/consent/proposed-options.ts';
import { allCookies, type Consent, consentVersion } from '#lib/consent/rules.ts';
import en from '#messages/en.json' with { type: 'json' };
import { renderWithLocale } from '../../tests/fixtures/components/render-with-locale.tsx';
import { prepareConsentControls } from './consent-controls.tsx';

const choice: Consent = { version: consentVersion, options: allCookies, consentId: 'id' };
const listeners = new Set<() => void>();
let consent: Consent | undefined;
let blocksCookies = false;
jest.mock('#lib/core/i18n/load-messages.ts', () => ({ loadMessages: async () => en.consent }));
jest.mock('#lib/consent/current-consent.ts', () => ({
  currentConsent: () => consent,
  subscribeToConsent: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
}));

jest.mock('#lib/consent/save-consent.ts', () => ({ chooseCookies: () => setConsent(blocksCookies ? undefined : choice) }));

const saveChoice = () => setConsent(choice);

function setConsent(value: Consent | undefined): void {
  consent = value;
  for (const listener of listeners) listener();
}

/** Saves a choice after the notice is rendered and before its effects run. */
function SaveAtCommit() {
  useLayoutEffect(saveChoice, []);
  return null;
}

const notice = () => screen.queryByRole('region', { name: en.consent.title });

beforeEach(() => {
  consent = undefined;
  blocksCookies = false;
  listeners.clear();
});

test('CKI-03 the notice disappears when the account’s choice is saved', async () => {
  const Controls = await prepareConsentControls('en');
  renderWithLocale(<Controls proposed={allCookies} panel={false} onPanel={() => undefined} />, 'en-UN');
  expect(notice()).toBeVisible();
  act(saveChoice);
  expect(notice()).not.toBeInTheDocument();
});

test('CKI-03 the notice disappears when a choice is saved while it appears', async () => {
  const Controls = await prepareConsentControls('en');
  renderWithLocale(
    <>
      <Controls proposed={allCookies} panel={false} onPanel={() => undefined} />
      <SaveAtCommit />
    </>,
    'en-UN',
  );
  expect(notice()).not.toBeInTheDocument();
});

test.each([
  ['UN', true],
  ['AT', false],
] as const)('XTR-07 in %s the notice says that the switches start on: %s', async (market, startsOn) => {
  const Controls = await prepareConsentControls('en');
  renderWithLocale(<Controls proposed={proposedOptions(market)} panel={false} onPanel={() => undefined} />, 'en-UN');
  expect(notice()?.textContent?.includes(en.consent.startsOn)).toBe(startsOn);
});

test('CKI-02 refusing is as easy as accepting: both buttons are next to each other and look the same', async () => {
  const Controls = await prepareConsentControls('en');
  renderWithLocale(<Controls proposed={allCookies} panel={false} onPanel={() => undefined} />, 'en-UN');
  const [accept, refuse] = [en.consent.acceptAll, en.consent.onlyEssentials].map((name) => screen.getByRole('button', { name }));
  expect([refuse?.className, refuse?.parentElement]).toEqual([accept?.className, accept?.parentElement]);
});

test.each([
  ['that blocks cookies the choice closes the notice without being called saved', true],
  ['that has cookies it closes it and is saved', false],
])('CKI-03 in a browser %s, and a choice that is forgotten is asked for again', async (_, isBlocked) => {
  blocksCookies = isBlocked;
  const Controls = await prepareConsentControls('en');
  renderWithLocale(<Controls proposed={allCookies} panel={false} onPanel={() => undefined} />, 'en-UN');
  act(() => screen.getByRole('button', { name: en.consent.onlyEssentials }).click());
  expect(notice()).not.toBeInTheDocument();
  expect(screen.queryAllByText(en.consent.saved)).toHaveLength(isBlocked ? 0 : 1);
  act(saveChoice);
  act(() => setConsent(undefined));
  expect(notice()).toBeVisible();
});
