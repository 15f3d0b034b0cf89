import { de } from './de.ts';
import { en, type PayMessages } from './en.ts';
import { es } from './es.ts';
import { fi } from './fi.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import { no } from './no.ts';
import { fillPlaceholders, resolveBrowserLanguage, resolveLanguage } from './page-language.ts';
import { pt } from './pt.ts';

const others = { de, es, fi, fr, ja, no, pt };
const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([placeholder]) => placeholder);

test.each(Object.entries<PayMessages>(others))(
  '%s: every message is translated and has the placeholders of English',
  (_, messages) => {
    const names = Object.keys(en) as (keyof PayMessages)[];
    const same = names.filter((name) => messages[name] === en[name]);
    expect(same.filter((name) => !['stepBank'].includes(name))).toEqual([]);
    expect(names.filter((name) => `${placeholders(messages[name])}` !== `${placeholders(en[name])}`)).toEqual([]);
  },
);

test('resolves the language of a locale, English for an unknown one', () => {
  expect(resolveLanguage('fi-FI')).toEqual({ lang: 'fi-FI', messages: fi });
  expect(resolveLanguage('cl-CL').messages).toBe(es);
  expect(resolveLanguage('fr-CA').messages).toBe(fr);
  expect(resolveLanguage('inen-IN').messages).toBe(en);
  expect(resolveLanguage(null)).toEqual({ lang: 'en', messages: en });
  expect([
    resolveBrowserLanguage('nb-NO,nb;q=0.9').messages,
    resolveBrowserLanguage('sv-SE').messages,
    resolveBrowserLanguage().messages,
  ]).toEqual([no, en, en]);
});

test('fills placeholders by name', () => {
  expect(fillPlaceholders(de.pay, { amount: '50 EUR' })).toBe('50 EUR zahlen');
});
