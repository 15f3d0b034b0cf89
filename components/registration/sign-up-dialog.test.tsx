import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormSetup } from '#lib/registration/form-setup.ts';
import en from '#messages/en.json' with { type: 'json' };
import { renderWithLocale } from '../../tests/fixtures/components/render-with-locale.tsx';
import { prepareSignUp } from './sign-up-dialog.tsx';

let setups: FormSetup[];
jest.mock('#lib/core/api/browser.ts', () => ({
  callSite: async () => setups.shift(),
  call: () => async () => ({ supported: true, verification: 'EMAIL', provinceRequired: false, minAge: 18 }),
}));
jest.mock('#lib/core/i18n/load-messages.ts', () => ({
  loadMessages: async (_: string, part: 'registration' | 'captcha') => en[part],
}));
jest.mock('#lib/tracking/track-event.ts', () => ({ trackEvent: async () => undefined }));
jest.mock('#components/captcha/captcha.tsx', () => ({ Captcha: () => null }));

const messages = en.registration;
const form: FormSetup['form'] = {
  siteId: '5',
  languageCode: 'en',
  preselected: 'FI',
  countries: [{ code: 'FI', name: 'Finland', prefix: '+358', isPinned: true }],
  provinces: {},
  requirements: {},
  twoStepCountries: [],
  termsVersion: '2.10',
  bonus: null,
};

// Compiled once, before a test waits for it.
beforeAll(() => import('./later-steps.tsx'), 60_000);

test('registration is closed while the location is unknown, and opens once it is known', async () => {
  setups = [
    { form, texts: {}, country: null },
    { form, texts: {}, country: null },
    { form, texts: {}, country: 'FI' },
  ];
  Element.prototype.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  const Dialog = await prepareSignUp({ locale: 'en-UN', catalogLanguage: 'en', home: '/en-UN' });
  renderWithLocale(<Dialog bonusCode={null} maxAttempts={false} onClose={() => undefined} />);
  expect(await screen.findByRole('heading', { name: messages.closedTitle })).toBeVisible();
  expect(screen.getByText(messages.errorAccessUnavailable)).toBeVisible();
  expect(screen.queryByLabelText(messages.email)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: messages.retry }));
  await waitFor(() => expect(setups).toHaveLength(1));
  expect(screen.getByRole('heading', { name: messages.closedTitle })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: messages.retry }));
  expect(await screen.findByLabelText(messages.email)).toBeVisible();
});

test('XTR-04 texts of the content service replace those of the catalog, and no others', async () => {
  setups = [{ form, texts: { title: 'Join us', intro: 'Have your address ready.' }, country: 'FI' }];
  const Dialog = await prepareSignUp({ locale: 'en-UN', catalogLanguage: 'en', home: '/en-UN' });
  renderWithLocale(<Dialog bonusCode={null} maxAttempts={false} onClose={() => undefined} />);
  expect(await screen.findByRole('dialog', { name: 'Join us', description: 'Have your address ready.' })).toBeVisible();
  expect(screen.getByLabelText(messages.email)).toBeVisible();
});
