import { paymentMethodTitle } from './payment-method-title.ts';

test('MKT-12 a payment method has a name in every language, a dialect that of its main language', () => {
  const languages = ['fi', 'cl', 'caf', 'br', 'inen', 'ja', 'xx', 'constructor'];
  expect(languages.map((language) => paymentMethodTitle('CREDITCARD', language))).toEqual(
    'Maksukortti Tarjeta Carte Cartão Card Card Card Card'.split(' '),
  );
  expect(paymentMethodTitle('constructor', 'fi')).toBe('constructor');
});
