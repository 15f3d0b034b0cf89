import { cpfDigits, isCpf } from './cpf.ts';

test.each([
  '529.982.247-25',
  '52998224725',
  '529 982 247 25',
  '５２９.９８２.２４７-２５',
  '٥٢٩٩٨٢٢٤٧٢٥',
  '529\u200b982\u00a0247-25',
])('DEC-VAL-6 %s is the tax number 52998224725', (typed) => {
  expect(isCpf(typed)).toBe(true);
  expect(cpfDigits(typed)).toBe('52998224725');
});

test.each([
  '',
  '529.982.247-26',
  '000.000.000-00',
  '111.111.111-11',
  '5299822472',
  '529982247255',
  'CPF 529.982.247-25',
  '529.982.247-25 x',
  '529.982.247-²5',
  '5.2998224725e10',
  '529/982/247/26',
])('DEC-VAL-6 %j is no tax number', (typed) => expect(isCpf(typed)).toBe(false));
