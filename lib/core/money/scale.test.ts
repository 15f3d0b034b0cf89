import { scaleEuro } from './scale.ts';

test.each([
  [1, 'EUR', 100],
  [1, 'CAD', 150],
  [1, 'NZD', 150],
  [0.2, 'CAD', 30],
  [0, 'CAD', 0],
  [10, 'CAD', 1_500],
  [11, 'NZD', 1_500],
  [1, 'JPY', 150],
])('%d euro is an amount of %s that is rounded, and never to nothing', (euros, currency, minor) => {
  expect(scaleEuro(euros, currency)).toEqual({ minor, currency });
});
