import de from '#messages/de.json' with { type: 'json' };
import en from '#messages/en.json' with { type: 'json' };
import es from '#messages/es.json' with { type: 'json' };
import fi from '#messages/fi.json' with { type: 'json' };
import fr from '#messages/fr.json' with { type: 'json' };
import ja from '#messages/ja.json' with { type: 'json' };
import no from '#messages/no.json' with { type: 'json' };
import pt from '#messages/pt.json' with { type: 'json' };
import { isTypedWord, timeoutLabel } from './block-choice.ts';

test.each(Object.entries({ de, en, es, fi, fr, ja, no, pt }))(
  'DEC-RGA-10 the word of %s is one word, compared without case',
  (tag, catalog) => {
    const { excludeWord } = catalog.protection;
    expect(excludeWord).not.toMatch(/\s/);
    expect(isTypedWord(` ${excludeWord.toLowerCase()} `, excludeWord, tag)).toBe(true);
    expect(isTypedWord(excludeWord.slice(1), excludeWord, tag)).toBe(false);
    expect(isTypedWord('', excludeWord, tag)).toBe(false);
  },
);

test('RGA-10 a time-out is named in hours up to three days, then in days', () => {
  expect([24, 72, 168, 1_008].map((hours) => timeoutLabel('en', hours))).toEqual(['24 hours', '72 hours', '7 days', '42 days']);
});
