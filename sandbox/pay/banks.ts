import type { BankIdentity } from '#lib/pay-and-play/contract.ts';
import type { PayWords } from './words/en.ts';

/** An invented bank. `hue` colours its pages. */
export interface Bank {
  readonly id: string;
  readonly name: string;
  /** The sentence under its name. */
  readonly line: keyof PayWords;
  readonly hue: number;
}

export const banks: readonly Bank[] = [
  { id: 'revontuli', name: 'Revontuli Bank', line: 'revontuli', hue: 175 },
  { id: 'kivisalmi', name: 'Kivisalmi Savings', line: 'kivisalmi', hue: 255 },
  { id: 'tuulensuu', name: 'Tuulensuu Direct', line: 'tuulensuu', hue: 25 },
];

export interface Account {
  readonly id: 'everyday' | 'savings';
  readonly number: string;
  readonly minor: number;
}

/** An invented customer. What the bank would not tell about him is null. */
export interface Customer extends BankIdentity {
  /** Says to whoever tries the sandbox what choosing him shows. */
  readonly hint: keyof PayWords;
}

export function customer(
  subject: string,
  names: readonly [string, string],
  dateOfBirth: string,
  contact: readonly [email: string | null, mobilePhone: string | null],
  home: readonly [address: string, postCode: string, city: string],
  hint: keyof PayWords,
): Customer {
  const [firstName, lastName] = names;
  const [email, mobilePhone] = contact;
  const [address, postCode, city] = home;
  return { subject, firstName, lastName, dateOfBirth, email, mobilePhone, address, postCode, city, hint };
}

const helsinki = '00100';

/** Some who are new once, and others whom the platform knows; `newcomers.ts` has those who are new each time. */
export const customers: readonly Customer[] = [
  customer('veera-lumme', ['Veera', 'Lumme'], '1992-02-14', [null, null], ['Saarnikuja 4', '33100', 'Tampere'], 'knowsNothing'),
  customer(
    'onni-harjula',
    ['Onni', 'Harjula'],
    '1985-09-03',
    ['onni.harjula@bank.test', '+358405550123'],
    ['Rantatie 12', '20100', 'Turku'],
    'knowsAll',
  ),
  customer(
    'saimi-koivula',
    ['Saimi', 'Koivula'],
    '1978-06-21',
    ['saimi.koivula@bank.test', null],
    ['Myllykatu 7', '40100', 'Jyväskylä'],
    'knowsEmail',
  ),
  customer('aino-testi', ['Aino', 'Testi'], '1988-04-12', [null, null], ['Kalliolankatu 21', helsinki, 'Helsinki'], 'isPlayer'),
  customer(
    'kim-saarinen',
    ['Kim', 'Saarinen'],
    '1986-06-19',
    [null, null],
    ['Kalliolankatu 11', helsinki, 'Helsinki'],
    'isExcluded',
  ),
  customer('jon-kallio', ['Jon', 'Kallio'], '1994-10-05', [null, null], ['Kalliolankatu 10', helsinki, 'Helsinki'], 'isResting'),
  customer('nuutti-pikkala', ['Nuutti', 'Pikkala'], '2012-01-07', [null, null], ['Puistotie 3', '90100', 'Oulu'], 'isYoung'),
];

/** Everybody has the same two accounts at each bank. */
export const accounts: readonly Account[] = [
  { id: 'everyday', number: 'FI00 1234 5600 0007 85', minor: 1_248_350 },
  { id: 'savings', number: 'FI00 1234 5600 0112 09', minor: 1_535 },
];
