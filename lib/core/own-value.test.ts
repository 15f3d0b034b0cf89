import { ownValue } from './own-value.ts';

test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf', ''])(
  '%j is no name of a record without it',
  (name) => {
    expect(ownValue({ own: 1 }, name)).toBeUndefined();
  },
);

test('reads own names, and nothing of no record or of no name', () => {
  const record: Readonly<Record<string, number>> = { own: 1, constructor: 2 };
  expect([ownValue(record, 'own'), ownValue(record, 'constructor')]).toEqual([1, 2]);
  expect([ownValue(record, undefined), ownValue(undefined, 'own'), ownValue(null, 'own')]).toEqual(Array(3).fill(undefined));
});
