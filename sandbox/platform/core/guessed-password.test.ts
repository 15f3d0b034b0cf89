import { dictionary } from '@zxcvbn-ts/language-common';
import { isGoodPassword } from '#lib/core/validation/password.ts';
import { isGuessedPassword } from './guessed-password.ts';

const capitalized = (word: string) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;

test('DEC-VAL-1 the 3,000 most frequent passwords are refused in each shape that a password may have', () => {
  const frequent = dictionary['passwords-common'].slice(0, 3_000);
  for (const end of ['', '1', '12', '123', '1!', '2026', '!1']) {
    const shaped = frequent.map((word) => capitalized(word) + end).filter((password) => isGoodPassword(password, 'x@y.example'));
    expect(shaped.filter((password) => !isGuessedPassword(password))).toEqual([]);
    if (end !== '') expect(shaped.length).toBeGreaterThan(500);
  }
});

test.each(['Q1w2e3r4', 'Yankees1', 'Matthew99!', 'Password1', 'Zaq12wsx'])('DEC-VAL-1 %s is one of them', (password) =>
  expect(isGuessedPassword(password)).toBe(true),
);

test.each(['Lantern-77x', 'Lamp-light7', 'Correct horse 4 battery', 'Kuusi7palaa', '9Zvb!kQ2rt'])(
  'DEC-VAL-1 %s is none of them',
  (password) => expect(isGuessedPassword(password)).toBe(false),
);
