import { isCommonPassword } from './common-password.ts';

test.each([
  'Password1',
  'P@ssw0rd',
  'P4ssw0rd2024!',
  '123Qwerty',
  'Qwertz123!',
  'Abcd1234',
  'Aa123456',
  'Iloveyou1',
  'Welcome2026',
  'Salasana1',
  'Contraseña1',
  'Asdfgh12',
  'Zzzzzz11',
  'A1234567',
  'Casino777',
  'Parlour2026',
  'Jackpot123',
  'TestTest1',
])('DEC-VAL-1 %s is one of the most common passwords', (password) => expect(isCommonPassword(password)).toBe(true));

test.each([
  'Lantern-77x',
  'Correct horse 4 battery',
  'Sandbox1!',
  'Passwordless-Tuesday9',
  'Kuusi7palaa',
  '9Zvb!kQ2rt',
  'Übermut77x',
])('DEC-VAL-1 %s is not one of them', (password) => expect(isCommonPassword(password)).toBe(false));
