import fc from 'fast-check';
import type { StoredDocument } from './document.ts';
import { createDocumentCache } from './document-cache.ts';
import { buildView, type ViewName } from './views.ts';

const stamp = { _rev: 'r', _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-01T00:00:00Z' };
const ids = ['fi', 'no', 'a', 'b', 'c', 'drafts.a', 'drafts.new'];
const types = ['banner', 'promotion'];

const arbitraryChange = fc.record({
  id: fc.constantFrom(...ids),
  type: fc.constantFrom(...types),
  market: fc.constantFrom('fi', 'no', 'nowhere', null),
  slug: fc.constantFrom('friday', 'sunday', null),
  isGone: fc.boolean(),
  code: fc.constantFrom('FI', 'NO', 'SE'),
});
type ArbitraryChange = typeof arbitraryChange extends fc.Arbitrary<infer T> ? T : never;

function documentOf({ id, type, market, slug, code, isGone }: ArbitraryChange): StoredDocument | undefined {
  if (isGone) return undefined;
  if (id === 'fi' || id === 'no') return { _id: id, _type: 'market', id: code, ...stamp };
  return {
    _id: id,
    _type: type,
    ...(market && { market: [{ _ref: market }] }),
    ...(slug && { slug: { current: slug } }),
    ...stamp,
  };
}

test('a view updated with every change equals a new one', () => {
  fc.assert(
    fc.property(fc.array(arbitraryChange, { maxLength: 40 }), (changes) => {
      const cache = createDocumentCache([]);
      const names: readonly ViewName[] = ['raw', 'public', 'drafts'];
      for (const change of changes) {
        for (const name of names) {
          // Read before the change, so that every index exists and has to be rebuilt.
          const view = cache.view(name);
          for (const type of types) for (const market of ['FI', 'NO', 'SE']) view.ofTypeInMarket(type, market);
          view.ofTypeWithSlug('banner', 'friday');
        }
        cache.apply([{ id: change.id, before: cache.get(change.id), after: documentOf(change) }]);
      }
      for (const name of names) {
        const updated = cache.view(name);
        const fresh = buildView(name, cache.documents());
        expect(new Set(updated.documents)).toEqual(new Set(fresh.documents));
        for (const type of [...types, 'market']) {
          expect(new Set(updated.ofType(type))).toEqual(new Set(fresh.ofType(type)));
          for (const market of ['FI', 'NO', 'SE', 'XX'])
            expect(new Set(updated.ofTypeInMarket(type, market))).toEqual(new Set(fresh.ofTypeInMarket(type, market)));
          for (const slug of ['friday', 'sunday'])
            expect(new Set(updated.ofTypeWithSlug(type, slug))).toEqual(new Set(fresh.ofTypeWithSlug(type, slug)));
        }
      }
    }),
  );
});
