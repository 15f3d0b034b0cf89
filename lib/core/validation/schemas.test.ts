import { z } from 'zod';
import { endpoints } from '#lib/endpoints.ts';

/** The fields of all bodies whose names match, as `METHOD /path field`. */
const fieldsNamed = (name: RegExp) =>
  endpoints.flatMap(({ method, path, body }) =>
    body instanceof z.ZodObject
      ? Object.entries(body.shape)
          .filter(([field]) => name.test(field))
          .map(([field, schema]) => [`${method} ${path} ${field}`, schema as z.ZodType] as const)
      : [],
  );

test.each(fieldsNamed(/^email$/))('DEC-VAL-3 %s is read in the form in which addresses are compared', (_, schema) => {
  expect(schema.parse('\u00a0Name@Exämple.FI ')).toBe('name@xn--exmple-cua.fi');
  expect(schema.safeParse('na\u0000me@example.com').success).toBe(false);
});

/** These are compared with a password of before as well, which may have been stored as it was typed. */
const compared = [
  'POST /player/migration password',
  'POST /player/registration/email_verification password',
  'POST /player/registration/sms_verification password',
  'POST /player/{playerId}/closure password',
  'POST /player/{playerId}/password oldPassword',
  'POST /player/{playerId}/password/confirmation password',
];

test.each(fieldsNamed(/password$/i))('DEC-VAL-1 %s is read normalized where it will be stored', (field, schema) => {
  const typed = 'La\u0308ntern-77x';
  expect(schema.parse(typed)).toBe(compared.includes(field) ? typed : 'Läntern-77x');
});

test('every password that is compared is one of a call', () => {
  const fields = fieldsNamed(/password$/i).map(([field]) => field);
  expect(fields).toEqual(expect.arrayContaining(compared));
  expect(fields.length).toBeGreaterThan(compared.length);
});
