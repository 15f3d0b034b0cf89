import { customers } from '#sandbox/pay/banks.ts';
import { identityOf } from '../../players/identity/identity.ts';
import { compareToPerson } from '../../players/identity/likeness.ts';
import { registeredPersons } from '../../protection/seed-register.ts';
import { legacyTestPlayers, testPlayers } from './test-players.ts';

const persons = [...testPlayers, ...legacyTestPlayers, ...registeredPersons];
const nameOf = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }) => `${firstName} ${lastName}`;

test('DEC-X-13 DEC-PER-2 no two persons of the sandbox are one person, or almost', () => {
  expect(new Set(persons.map((person) => identityOf(person, 'secret'))).size).toBe(persons.length);
  for (const [index, person] of persons.entries()) {
    const compare = compareToPerson(person);
    expect(
      persons
        .slice(index + 1)
        .filter(compare)
        .map(nameOf),
    ).toEqual([]);
  }
});

test('DEC-PER-2 the customers of the banks are those persons where their hint says so, and almost one of them once', () => {
  const alike = customers.filter((customer) => persons.some(compareToPerson(customer))).map(({ subject }) => subject);
  const known = ['aino-testi', 'kim-saarinen', 'kim-saarinen-oulu', 'kimm-saarinen', 'aino-testi-vaasa', 'jon-kallio'];
  expect(alike).toEqual(known);
});
