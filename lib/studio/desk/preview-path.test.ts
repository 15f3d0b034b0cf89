import { previewPath } from './preview-path.ts';

const fi = {
  market: [{ _ref: 'market-fi' }],
  language: { _ref: 'language-fi' },
};
const slug = { current: 'evening' };

test.each([
  [{ _type: 'banner', ...fi }, '/fi-FI'],
  [{ _type: 'promotion', ...fi, slug }, '/fi-FI/promotions/casino/evening'],
  [{ _type: 'landingPage', ...fi, id: 'free-spins' }, '/fi-FI/landing/free-spins'],
  [{ _type: 'promoLanding', ...fi, slug }, '/fi-FI/promo/evening'],
  [{ _type: 'registrationLanding', ...fi, slug }, '/fi-FI/register/evening'],
  [{ _type: 'infoPage', ...fi, slug }, '/fi-FI/info/evening'],
  [{ _type: 'staticPage', ...fi, pageUrl: '/privacy-policy' }, '/fi-FI/privacy-policy'],
  [{ _type: 'paymentMethodsPage', ...fi, route: 'fi-fi' }, '/fi-FI/payment-methods/fi-fi'],
  [{ _type: 'helpLines', ...fi }, '/fi-FI/responsible-gambling'],
  [{ _type: 'selfTest', ...fi }, '/fi-FI/self-test'],
  [{ _type: 'seoText', ...fi, path: '/' }, '/fi-FI'],
  [{ _type: 'vipPage', market: [{ _ref: 'market-ca' }], language: { _ref: 'language-caf' } }, '/fr-CA/vip'],
  [{ _type: 'liveChat' }, '/en-UN/contact-live-chat'],
  [{ _type: 'market' }, '/en-UN'],
])('%o is seen at %s', (document, path) => {
  expect(previewPath(document, 'casino')).toBe(path);
});

test('a promotion without an address yet is seen in the list', () => {
  expect(previewPath({ _type: 'promotion', ...fi })).toBe('/fi-FI/promotions');
});
