import { siteLocale } from '#lib/core/market/locale.ts';
import { messageLanguages, nameOfLanguage } from './languages.ts';
import { initialPhoneForm, nextPhoneForm } from './phone-form.ts';
import { checkPhone } from './phone-rules.ts';
import { checkAddress } from './rules.ts';

test.each([
  [{ address: ' Testikatu 1 ', city: 'Oulu', postCode: '90 100' }, {}],
  [
    { address: ' - ', city: '<b>x</b>', postCode: '9010' },
    { address: 'error.field.required', city: 'error.field.characters', postCode: 'error.post_code.invalid' },
  ],
  [
    { address: 'x'.repeat(101), city: 'y'.repeat(61), postCode: '' },
    { address: 'error.field.too_long', city: 'error.field.too_long', postCode: 'error.field.required' },
  ],
])('ACC-06 an address in Finland: %j → %j', (values, expected) => {
  expect(checkAddress(values, 'FI')).toEqual(expected);
});

test.each([
  ['+358', '040 765 4321', {}],
  ['+358', '', { phoneBody: 'error.field.required' }],
  ['+358', '12', { phoneBody: 'error.phone.invalid' }],
])('ACC-09 a new number %s %s → %j', (phonePrefix, phoneBody, expected) => {
  expect(checkPhone({ phonePrefix, phoneBody })).toEqual(expected);
});

test('XTR-10 ACC-10 number and verification are kept together, and verifying or cancelling resets both', () => {
  const initial = initialPhoneForm('+358');
  const typed = nextPhoneForm(initial, initial, { type: 'typed', details: { phoneBody: '407654321' } });
  const sent = nextPhoneForm(initial, typed, { type: 'requested', smsVerificationId: 'v-1' });
  expect(sent).toEqual({
    details: { phonePrefix: '+358', phoneBody: '407654321' },
    smsVerificationId: 'v-1',
    phonePopUpOpen: true,
  });
  for (const type of ['verified', 'cancelled'] as const) expect(nextPhoneForm(initial, sent, { type })).toBe(initial);
});

test('the languages of messages are those of the player’s market, in the language of the page', () => {
  expect(messageLanguages('FI', siteLocale('en-UN').tag)).toEqual([
    { value: 'fi', label: 'Finnish' },
    { value: 'en', label: 'English' },
  ]);
  expect(messageLanguages('AT', siteLocale('fi-FI').tag)).toEqual([{ value: 'de', label: 'Saksa' }]);
  expect(nameOfLanguage('cl', siteLocale('en-UN').tag)).toBe('Spanish');
});
