import { readBankAccount } from './bank-account.ts';

test.each([
  ['FI21 1234 5600 0007 85', 'FI2112345600000785'],
  ['de89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
  ['0001-2345.678', '00012345678'],
])('WDR-02 %s is a bank account', (typed, account) => {
  expect(readBankAccount(typed)).toBe(account);
});

test.each(['', '12345', 'FI21 1234 5600 0007 86', 'FI21', 'my account', '1'.repeat(35), '1234-<b>'])(
  'WDR-02 %j is no bank account',
  (typed) => {
    expect(readBankAccount(typed)).toBeUndefined();
  },
);
