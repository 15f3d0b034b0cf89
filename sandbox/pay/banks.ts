import type { BankIdentity } from '#lib/core/validation/bank-identity.ts';
import type { PayMessages } from './messages/messages.ts';

/** A fictional bank. */
export interface Bank {
  readonly id: string;
  readonly name: string;
  /** Message key of the text below the name. */
  readonly tagline: keyof PayMessages;
}

export const banks: readonly Bank[] = [
  { id: 'revontuli', name: 'Revontuli Bank', tagline: 'revontuli' },
  { id: 'kivisalmi', name: 'Kivisalmi Savings', tagline: 'kivisalmi' },
  { id: 'tuulensuu', name: 'Tuulensuu Direct', tagline: 'tuulensuu' },
];

export interface Account {
  readonly id: 'everyday' | 'savings';
  readonly number: string;
  readonly minor: number;
}

/** A fictional customer. Details that the bank does not disclose are null. */
export interface Customer extends BankIdentity {
  /** Message key that explains which case the customer demonstrates. */
  readonly hint: keyof PayMessages;
}

export function createCustomer(
  subject: string,
  names: readonly [string, string],
  dateOfBirth: string,
  contact: readonly [email: string | null, mobilePhone: string | null],
  home: readonly [address: string, postCode: string, city: string],
  hint: keyof PayMessages,
): Customer {
  const [firstName, lastName] = names;
  const [email, mobilePhone] = contact;
  const [address, postCode, city] = home;
  return { subject, firstName, lastName, dateOfBirth, email, mobilePhone, address, postCode, city, hint };
}

const helsinki = '00100';

/** Fixed customers, new or known to the platform; `new-customers.ts` generates customers that are new in every session. */
export const customers: readonly Customer[] = [
  createCustomer(
    'veera-lumme',
    ['Veera', 'Lumme'],
    '1992-02-14',
    [null, null],
    ['Saarnikuja 4', '33100', 'Tampere'],
    'knowsNothing',
  ),
  createCustomer(
    'onni-harjula',
    ['Onni', 'Harjula'],
    '1985-09-03',
    ['onni.harjula@bank.test', '+358405550123'],
    ['Rantatie 12', '20100', 'Turku'],
    'knowsAll',
  ),
  createCustomer(
    'saimi-koivula',
    ['Saimi', 'Koivula'],
    '1978-06-21',
    ['saimi.koivula@bank.test', null],
    ['Myllykatu 7', '40100', 'Jyväskylä'],
    'knowsEmail',
  ),
  createCustomer(
    'aino-testi',
    ['Aino', 'Testi'],
    '1988-04-12',
    [null, null],
    ['Kalliolankatu 21', helsinki, 'Helsinki'],
    'isPlayer',
  ),
  createCustomer(
    'kim-saarinen',
    ['Kim', 'Saarinen'],
    '1986-06-19',
    [null, null],
    ['Kalliolankatu 11', helsinki, 'Helsinki'],
    'isExcluded',
  ),
  createCustomer(
    'kim-saarinen-oulu',
    ['Kim.', 'Saarinen'],
    '1986-06-19',
    ['kim.oulu@bank.test', '+358405550333'],
    ['Rantakatu 2', '90100', 'Oulu'],
    'isExcludedElsewhere',
  ),
  createCustomer(
    'kimm-saarinen',
    ['Kimm', 'Saarinen'],
    '1986-06-19',
    ['kimm.saarinen@bank.test', '+358405550444'],
    ['Koivutie 8', '70100', 'Kuopio'],
    'isAlmostExcluded',
  ),
  createCustomer(
    'aino-testi-vaasa',
    ['Aino', 'Testi'],
    '1988-04-12',
    [null, null],
    ['Kauppapuistikko 5', '65100', 'Vaasa'],
    'isPlayerElsewhere',
  ),
  createCustomer(
    'jon-kallio',
    ['Jon', 'Kallio'],
    '1994-10-05',
    [null, null],
    ['Kalliolankatu 10', helsinki, 'Helsinki'],
    'isResting',
  ),
  createCustomer(
    'nuutti-pikkala',
    ['Nuutti', 'Pikkala'],
    '2012-01-07',
    [null, null],
    ['Puistotie 3', '90100', 'Oulu'],
    'isYoung',
  ),
];

/** Every customer has these accounts at each bank. */
export const accounts: readonly Account[] = [
  { id: 'everyday', number: 'FI00 1234 5600 0007 85', minor: 1_248_350 },
  { id: 'savings', number: 'FI00 1234 5600 0112 09', minor: 1_535 },
];
