import { type Customer, customers } from './banks.ts';

const firstNames = ['Aava', 'Eelis', 'Inkeri', 'Kaapo', 'Lumi', 'Manu', 'Oona', 'Pyry', 'Saga', 'Urho'];
const lastNames = [
  'Hallavuo',
  'Iltasaari',
  'Kettunen',
  'Lahnasuo',
  'Metsola',
  'Niittyranta',
  'Ojala',
  'Pohjola',
  'Rautio',
  'Salo',
];

const kinds = { quiet: 'alwaysNewQuiet', open: 'alwaysNewOpen' } as const;

/** The customer of a subject such as `quiet-012345`: the same person for the same number, unique in name, birthday and address. */
function generateCustomer(subject: string): Customer | undefined {
  const [, kind, digits = ''] = /^(quiet|open)-(\d{6})$/.exec(subject) ?? [];
  if (kind !== 'quiet' && kind !== 'open') return undefined;
  const [first = 0, last = 0, year = 0, ...rest] = [...digits].map(Number);
  const day = (rest[0] ?? 0) * 100 + (rest[1] ?? 0) * 10 + (rest[2] ?? 0);
  return {
    subject,
    firstName: firstNames[first] ?? '',
    lastName: lastNames[last] ?? '',
    dateOfBirth: new Date(Date.UTC(1970 + year * 2, 0, 1 + (day % 700))).toISOString().slice(0, 10),
    email: kind === 'open' ? `newcomer.${digits}@bank.test` : null,
    mobilePhone: kind === 'open' ? `+35845${digits}1` : null,
    address: 'Uudentalontie 1',
    postCode: String(10_000 + (Number(digits) % 89_999)),
    city: 'Espoo',
    hint: kinds[kind],
  };
}

/** Finds a fixed or generated customer. */
export function findCustomer(subject: string | null | undefined): Customer | undefined {
  return customers.find((each) => each.subject === subject) ?? generateCustomer(subject ?? '');
}

/** The generated customers of a session; they differ per session, so that a first registration can be tried repeatedly. */
export function listNewCustomers(sessionId: string): readonly Customer[] {
  const number = String(Number.parseInt(sessionId.replaceAll('-', '').slice(0, 10), 16) % 1_000_000).padStart(6, '0');
  return (['quiet', 'open'] as const).flatMap((kind) => generateCustomer(`${kind}-${number}`) ?? []);
}
