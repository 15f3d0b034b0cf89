import { hasOriginOf } from './allowed-origin.ts';

const origins = ['https://pay.example', 'https://*.bank.example'];

test.each(['https://pay.example/start?a=1', 'https://www.bank.example/', 'https://a.b.bank.example'])(
  '%s is one of them',
  (address) => expect(hasOriginOf(address, origins)).toBe(true),
);

test.each([
  'http://pay.example/',
  'https://pay.example:8443/',
  'https://pay.example.evil.example/',
  'https://evil.example/pay.example',
  'https://pay.example@evil.example/',
  'https://name@pay.example/',
  'https://bank.example/',
  'https://evilbank.example/',
  'http://www.bank.example/',
  'javascript:alert(1)',
  '//pay.example/',
  '',
])('%j is none of them', (address) => expect(hasOriginOf(address, origins)).toBe(false));
