import { foldName } from './fold-name.ts';

const join = (name: string) => foldName(name).join('');

test.each([
  ['Kim Saarinen', 'Kim. Saarinen'],
  ['Kim Saarinen', '  kim   SAARINEN '],
  ['Kim Saarinen', 'Kim\u200b Saari\u00adnen'],
  ['Kim Saarinen', 'Kim\u00a0Saarinen'],
  ['Kim Saarinen', 'Кім Ѕааrіnеn'],
  ['Kim Saarinen', 'Ｋｉｍ Saarinen'],
  ['Kim Saarinen', '𝐊𝐢𝐦 Saarinen'],
  ['Kim Saarinen', 'Kím Sáärinèn'],
  ['Anne Marie', 'Anne-Marie'],
  ['Anne Marie', 'Annemarie'],
  ['Anne Marie', 'Anne\u2011Marie'],
  ['OBrien', "O'Brien"],
  ['OBrien', 'O’Brien'],
  ['OBrien', 'Oʼ Brien'],
  ['OBrien', 'OꞌBrien'],
  ['Orjan', 'Ørjan'],
  ['Lukasz', 'Łukasz'],
  ['Strasse', 'Straße'],
  ['Strasse', 'STRAẞE'],
  ['Thor', 'Þór'],
  ['Dordevic', 'Đorđević'],
  ['Aegir', 'Ægir'],
  ['Oeuvre', 'Œuvre'],
  ['Isik', 'Işık'],
  ['Istanbul', 'İstanbul'],
  ['Tsarnas', 'Ŧsarnas'],
  ['Hal', 'Ħal'],
  ['محمد', 'مُحَمَّد'],
  ['محمد', 'محـمد'],
  ['Μαρία', 'ΜΑΡΙΑ'],
])('DEC-PER-1 %p and %p are spellings of one name', (one, other) => {
  expect(join(other)).toBe(join(one));
  expect(join(one)).not.toBe('');
});

test.each([
  ['Kim', 'Tim'],
  ['かき', 'がき'],
  ['佐木', '佐々木'],
  ['राम', 'रम'],
  ['Дима', 'Дим'],
])('DEC-PER-1 %p and %p are different names', (one, other) => {
  expect(join(other)).not.toBe(join(one));
});

test('DEC-PER-1 an apostrophe and an invisible character separate no names, a hyphen and a space do', () => {
  expect(foldName("Seán O'Brien-Ó\u200dMáille")).toEqual(['SEAN', 'OBRIEN', 'OMAILLE']);
});

test('DEC-PER-1 every Latin letter becomes plain letters', () => {
  for (let code = 0xc0; code < 0x1_ff00; code += 1) {
    const letter = String.fromCodePoint(code);
    if (/^(?=\p{sc=Latin})[\p{Lu}\p{Ll}]$/u.test(letter))
      expect([letter, join(letter)]).toEqual([letter, expect.stringMatching(/^[A-Z]*$/)]);
  }
});
