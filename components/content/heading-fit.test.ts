import { headingFit } from './heading-fit.ts';

test.each([
  ['Welcome bonus up to $150', ''],
  ['Tervetuliaisbonus jopa 100 €', 'max-md:text-2xl'],
  ['Live-Casino-Aktionen', ''],
  ['Spielverhalten prüfen', 'max-md:text-3xl'],
  ['Verantwortungsvolles Spielen', 'max-md:text-2xl'],
])('the title “%s” gets the size of its longest word', (title, size) => {
  expect(headingFit(title)).toBe(size);
});
