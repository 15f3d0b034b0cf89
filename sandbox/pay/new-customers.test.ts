import { randomUUID } from 'node:crypto';
import { findCustomer, listNewCustomers } from './new-customers.ts';

test('a session lists two new customers, one without and one with contact details', () => {
  const [quiet, open] = listNewCustomers(randomUUID());
  expect(quiet).toMatchObject({ email: null, mobilePhone: null });
  expect(open).toMatchObject({
    email: expect.stringContaining('@bank.test'),
    mobilePhone: expect.stringMatching(/^\+35845\d{7}$/),
  });
});

test('a generated customer is found again by its subject and is of age', () => {
  for (let count = 0; count < 200; count += 1) {
    for (const customer of listNewCustomers(randomUUID())) {
      expect(findCustomer(customer.subject)).toEqual(customer);
      expect(customer.dateOfBirth).toMatch(/^(?:19[789]\d)-\d\d-\d\d$/);
      expect(customer.postCode).toMatch(/^\d{5}$/);
    }
  }
});

test('different numbers give different customers', () => {
  const people = Array.from({ length: 5_000 }, (_, index) => findCustomer(`quiet-${String(index * 197).padStart(6, '0')}`));
  const names = people.map((one) => one && [one.firstName, one.lastName, one.dateOfBirth, one.postCode].join(' '));
  expect(new Set(names).size).toBe(people.length);
});

test('finds no customer for any other subject', () => {
  for (const subject of [undefined, null, '', 'quiet-1', 'quiet-1234567', 'open-12345x', 'veera']) {
    expect(findCustomer(subject)).toBeUndefined();
  }
  expect(findCustomer('veera-lumme')).toMatchObject({ firstName: 'Veera' });
});
