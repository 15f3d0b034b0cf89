import fc from 'fast-check';
import { readBankAccount } from './bank-account.ts';

const finnish = 'FI2112345600000785';

test.each([
  ['FI21 1234 5600 0007 85', finnish],
  ['fi21-1234-5600-0007-85', finnish],
  ['IBAN FI21 1234 5600 0007 85', finnish],
  ['IBAN: FI2112345600000785', finnish],
  ['BIC NDEAFIHH FI21 1234 5600 0007 85', finnish],
  ['FI21 1234 5600 0007 85 / BIC: NDEAFIHH', finnish],
  ['FI21 1234 5600 0007 85 (DABAIE2D)', finnish],
  ['tilinumero FI21 1234 5600 0007 85', finnish],
  ['ＦＩ２１ １２３４ ５６００ ０００７ ８５', finnish],
  ['\u202aFI21\u00a01234\u20095600\u202f0007\u200b85\u202c', finnish],
  ['FI٢١ ١٢٣٤ ٥٦٠٠ ٠٠٠٧ ٨٥', finnish],
  ['de89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
  ['NO93 8601 1117 947', 'NO9386011117947'],
  ['MT84 MALT 0110 0001 2345 MTLC AST0 01S', 'MT84MALT011000012345MTLCAST001S'],
  ['0001-2345.678', '00012345678'],
  ['12-3456-1234567-00', '123456123456700'],
])('WDR-02 %s is a bank account', (typed, account) => expect(readBankAccount(typed)).toBe(account));

test.each([
  '',
  '12345',
  '000000000',
  'FI21 1234 5600 0007 86',
  'IBAN FI21 1234 5600 0007 86',
  'BIC NDEAFIHH FI21 1234 5600 0007 86',
  'NDEAFIHH FI21 1234 5600 0007 86',
  'account FI21 1234 5600 0007 86',
  'xFI21 1234 5600 0007 86',
  'F I21 1234 5600 0007 86',
  'F121 1234 5600 0007 85',
  'FI2I 1234 5600 0007 85',
  'FI21 1234 5600 0007',
  'FI21 1234 5600 0007 85 12',
  'FI21 1234 5600 0007 85 123 456 789',
  'FI21 1234 5600 0007 85 NO93 8601 1117 947',
  'F\u0131\u0307 21 1234 5600 0007 86',
  '\u0395\u0399 21 1234 5600 0007 85',
  'ZZ21 1234 5600 0007 85',
  'IBAN 1234 5600 0007 85',
  'FI21',
  'my account',
  '1'.repeat(35),
  '1234-<b>',
  'FI21 1234 5600 0007 85<script>',
  '123456@example.test',
  'constructor21',
  'x'.repeat(5_000),
])('WDR-02 %j is no bank account', (typed) => expect(readBankAccount(typed)).toBeUndefined());

test('WDR-02 one wrong character of an IBAN is noticed, whatever stands before it', () => {
  const labels = fc.constantFrom('', 'IBAN ', 'IBAN:', 'BIC NDEAFIHH ', 'Konto ', 'x', 'BE');
  const character = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789');
  fc.assert(
    fc.property(labels, fc.nat({ max: finnish.length - 1 }), character, (before, at, changed) => {
      fc.pre(finnish[at] !== changed);
      const wrong = finnish.slice(0, at) + changed + finnish.slice(at + 1);
      expect(readBankAccount(before + wrong)).toBeUndefined();
    }),
    { numRuns: 2_000 },
  );
});

test('WDR-02 any text is an account of capitals and digits, or none', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 150 }), (text) => {
      expect(readBankAccount(text) ?? 'NONE00').toMatch(/^[A-Z0-9]{6,34}$/);
    }),
    { numRuns: 2_000 },
  );
});
