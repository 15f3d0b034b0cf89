import { randomUUID } from 'node:crypto';
import { findCustomer, newcomersOf } from './newcomers.ts';

test('a visit lists two newcomers, one of whom the bank tells nothing and one of whom it tells everything', () => {
  const [quiet, open] = newcomersOf(randomUUID());
  expect(quiet).toMatchObject({ email: null, mobilePhone: null });
  expect(open).toMatchObject({
    email: expect.stringContaining('@bank.test'),
    mobilePhone: expect.stringMatching(/^\+35845\d{7}$/),
  });
});

test('a newcomer is the same at his next visit, and of age', () => {
  for (let count = 0; count < 200; count += 1) {
    for (const customer of newcomersOf(randomUUID())) {
      expect(findCustomer(customer.subject)).toEqual(customer);
      expect(customer.dateOfBirth).toMatch(/^(?:19[789]\d)-\d\d-\d\d$/);
      expect(customer.postCode).toMatch(/^\d{5}$/);
    }
  }
});

test('no two numbers are the same person', () => {
  const people = Array.from({ length: 5_000 }, (_, index) => findCustomer(`quiet-${String(index * 197).padStart(6, '0')}`));
  const names = people.map((one) => one && [one.firstName, one.lastName, one.dateOfBirth, one.postCode].join(' '));
  expect(new Set(names).size).toBe(people.length);
});

test('who is not on the list and is no newcomer is nobody', () => {
  for (const subject of [undefined, null, '', 'quiet-1', 'quiet-1234567', 'open-12345x', 'veera']) {
    expect(findCustomer(subject)).toBeUndefined();
  }
  expect(findCustomer('veera-lumme')).toMatchObject({ firstName: 'Veera' });
});
