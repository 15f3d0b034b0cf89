import { isGoodPassword, passwordForms } from './password.ts';

const address = 'anna@sandbox.test';

test.each([
  'Lamp-l7x',
  `Aa1${'x'.repeat(61)}`,
  'correct horse Battery 4 staple',
  'Ünïcode-Pässword-7',
  'Пароль-сложный-7',
  'Ab1"\'<>&;{}$%00\\',
])('DEC-VAL-1 %s can be a password', (password) => expect(isGoodPassword(password, address)).toBe(true));

test.each([
  ['of seven', 'Lamp-7x'],
  ['of 65', `Aa1${'x'.repeat(62)}`],
  ['without a digit', 'Lamp-light'],
  ['without a capital', 'lamp-light7'],
  ['without a small letter', 'LAMP-LIGHT7'],
  ['with a space at its end', 'Lamp-light7 '],
  ['with the name of the address', 'My-Anna-7xyz'],
])('DEC-VAL-1 one %s can not', (_, password) => expect(isGoodPassword(password, address)).toBe(false));

test('DEC-VAL-1 nothing of it is cut or made small', () => {
  const password = `Aa1 ${'xY'.repeat(30)}`;
  expect(passwordForms(password)).toEqual([password]);
});
