import fc from 'fast-check';
import { readReference, referenceOf } from './reference.ts';

const id = fc.integer({ min: 1, max: 78_000_000_000 });
const signs = '23456789ACDEFHJKMNPRTXY';

test('a reference has nine signs that do not look alike, and leads back to its booking, however it is typed', () => {
  fc.assert(
    fc.property(id, (txId) => {
      const reference = referenceOf(txId);
      expect(reference).toMatch(/^[2-9ACDEFHJKMNPRTXY]{3}(-[2-9ACDEFHJKMNPRTXY]{3}){2}$/);
      expect(readReference(reference)).toBe(txId);
      expect(readReference(` ${reference.toLowerCase().replaceAll('-', ' ')} `)).toBe(txId);
    }),
  );
});

test('different bookings have different references, also neighbours in nearly every sign', () => {
  const references = Array.from({ length: 20_000 }, (_, index) => referenceOf(index + 1));
  expect(new Set(references).size).toBe(20_000);
  const common = [...(references[100] ?? '')].filter((sign, place) => sign !== '-' && sign === references[101]?.[place]);
  expect(common.length).toBeLessThan(5);
});

test('one wrong sign, or two neighbours that changed places, make it unknown', () => {
  fc.assert(
    fc.property(id, fc.integer({ min: 0, max: 8 }), fc.constantFrom(...signs), (txId, place, sign) => {
      const typed = [...referenceOf(txId).replaceAll('-', '')];
      const changed = typed.with(place, sign).join('');
      expect(readReference(changed)).toBe(typed[place] === sign ? txId : undefined);
      if (place === 8) return;
      const swapped = typed.with(place, typed[place + 1] ?? '').with(place + 1, typed[place] ?? '');
      expect(readReference(swapped.join(''))).toBe(typed[place] === typed[place + 1] ? txId : undefined);
    }),
  );
});

test.each(['', '7KX', 'not a reference', '000-000-000', `${referenceOf(5)}2`, 'constructor'])('“%s” is none', (text) => {
  expect(readReference(text)).toBeUndefined();
});
