import { de } from './de.ts';
import { en, type PayWords } from './en.ts';
import { es } from './es.ts';
import { fi } from './fi.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import { no } from './no.ts';
import { pt } from './pt.ts';
import { fill, speechOf, speechOfBrowser } from './speak.ts';

const others = { de, es, fi, fr, ja, no, pt };
const slots = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([slot]) => slot);

test.each(Object.entries<PayWords>(others))('the cashier speaks %s: each sentence its own, with the same gaps', (_, words) => {
  const names = Object.keys(en) as (keyof PayWords)[];
  const same = names.filter((name) => words[name] === en[name]);
  expect(same.filter((name) => !['stepBank'].includes(name))).toEqual([]);
  expect(names.filter((name) => `${slots(words[name])}` !== `${slots(en[name])}`)).toEqual([]);
});

test('every locale of the site has its own language, an unknown one English', () => {
  expect(speechOf('fi-FI')).toEqual({ lang: 'fi-FI', words: fi });
  expect(speechOf('cl-CL').words).toBe(es);
  expect(speechOf('fr-CA').words).toBe(fr);
  expect(speechOf('inen-IN').words).toBe(en);
  expect(speechOf(null)).toEqual({ lang: 'en', words: en });
  expect([speechOfBrowser('nb-NO,nb;q=0.9').words, speechOfBrowser('sv-SE').words, speechOfBrowser().words]).toEqual([
    no,
    en,
    en,
  ]);
});

test('gaps are filled by name', () => {
  expect(fill(de.pay, { amount: '50 EUR' })).toBe('50 EUR zahlen');
});
