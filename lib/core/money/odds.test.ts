import { numberFormOf } from './number-form.ts';
import { formatOddsAs, type OddsFormat } from './odds.ts';

const write = (milli: number, format: OddsFormat) => formatOddsAs(milli, format, numberFormOf({ market: 'UN', tag: 'en' }));

test.each([
  [2_150, '2.15', '23/20', '+115'],
  [2_000, '2.00', '1/1', '+100'],
  [1_500, '1.50', '1/2', '-200'],
  [1_910, '1.91', '10/11', '-110'],
  [1_019, '1.01', '1/100', '-10000'],
  [19_105, '19.10', '181/10', '+1810'],
  [211_829, '211.82', '421/2', '+21082'],
  [1_000, '1.00', '1.00', '1.00'],
])('SPB-12 odds of %i thousandths are %s, %s and %s', (milli, ...texts) => {
  expect([write(milli, 'DECIMAL'), write(milli, 'FRACTIONAL'), write(milli, 'AMERICAN')]).toEqual(texts);
});

test('no format promises more than is paid', () => {
  for (let milli = 1_010; milli < 60_000; milli += 10) {
    const [numerator = 0, denominator = 1] = write(milli, 'FRACTIONAL').split('/').map(Number);
    const american = Number(write(milli, 'AMERICAN'));
    expect(1 + numerator / denominator).toBeLessThanOrEqual(milli / 1_000 + 1e-9);
    expect(1 + (american > 0 ? american / 100 : 100 / -american)).toBeLessThanOrEqual(milli / 1_000 + 1e-9);
  }
});
