import type { BankIdentity } from '#lib/pay-and-play/contract.ts';

/** An invented bank. `hue` colours its pages. */
export interface Bank {
  readonly id: string;
  readonly name: string;
  readonly line: string;
  readonly hue: number;
}

export const banks: readonly Bank[] = [
  { id: 'revontuli', name: 'Revontuli Bank', line: 'Northern lights, plain accounts', hue: 175 },
  { id: 'kivisalmi', name: 'Kivisalmi Savings', line: 'A stone house since the ice went', hue: 255 },
  { id: 'tuulensuu', name: 'Tuulensuu Direct', line: 'A bank with no doors', hue: 25 },
];

export interface Account {
  readonly id: string;
  readonly name: string;
  readonly number: string;
  readonly minor: number;
}

/** An invented customer. What the bank would not tell about him is null. */
export interface Customer extends BankIdentity {
  /** Says to whoever tries the sandbox what choosing him shows. */
  readonly hint: string;
}

function customer(
  subject: string,
  names: readonly [string, string],
  dateOfBirth: string,
  contact: readonly [email: string | null, mobilePhone: string | null],
  home: readonly [address: string, postCode: string, city: string],
  hint: string,
): Customer {
  const [firstName, lastName] = names;
  const [email, mobilePhone] = contact;
  const [address, postCode, city] = home;
  return { subject, firstName, lastName, dateOfBirth, email, mobilePhone, address, postCode, city, hint };
}

const helsinki = '00100';

/** Four who are new, and others whom the platform knows. */
export const customers: readonly Customer[] = [
  customer(
    'veera-lumme',
    ['Veera', 'Lumme'],
    '1992-02-14',
    [null, null],
    ['Saarnikuja 4', '33100', 'Tampere'],
    'New. The bank tells neither e-mail nor phone.',
  ),
  customer(
    'onni-harjula',
    ['Onni', 'Harjula'],
    '1985-09-03',
    ['onni.harjula@bank.test', '+358405550123'],
    ['Rantatie 12', '20100', 'Turku'],
    'New. The bank tells everything.',
  ),
  customer(
    'saimi-koivula',
    ['Saimi', 'Koivula'],
    '1978-06-21',
    ['saimi.koivula@bank.test', null],
    ['Myllykatu 7', '40100', 'Jyväskylä'],
    'New. The bank tells the e-mail, not the phone.',
  ),
  customer(
    'aino-testi',
    ['Aino', 'Testi'],
    '1988-04-12',
    [null, null],
    ['Kalliolankatu 21', helsinki, 'Helsinki'],
    'A player already: player.fi@sandbox.test.',
  ),
  customer(
    'kim-saarinen',
    ['Kim', 'Saarinen'],
    '1986-06-19',
    [null, null],
    ['Kalliolankatu 11', helsinki, 'Helsinki'],
    'A player who has excluded himself.',
  ),
  customer(
    'jon-kallio',
    ['Jon', 'Kallio'],
    '1994-10-05',
    [null, null],
    ['Kalliolankatu 10', helsinki, 'Helsinki'],
    'A player who takes a break.',
  ),
  customer('nuutti-pikkala', ['Nuutti', 'Pikkala'], '2012-01-07', [null, null], ['Puistotie 3', '90100', 'Oulu'], 'Not yet 18.'),
];

/** Everybody has the same two accounts at each bank. */
export const accounts: readonly Account[] = [
  { id: 'everyday', name: 'Everyday', number: 'FI00 1234 5600 0007 85', minor: 1_248_350 },
  { id: 'savings', name: 'Savings', number: 'FI00 1234 5600 0112 09', minor: 1_535 },
];
