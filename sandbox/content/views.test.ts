import fc from 'fast-check';
import type { LakeDocument } from './document.ts';
import { createLake } from './lake.ts';
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

function documentOf({ id, type, market, slug, code, isGone }: ArbitraryChange): LakeDocument | undefined {
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

test('a view that followed every change shows what a new one shows', () => {
  fc.assert(
    fc.property(fc.array(arbitraryChange, { maxLength: 40 }), (changes) => {
      const lake = createLake([]);
      const names: readonly ViewName[] = ['raw', 'public', 'drafts'];
      for (const change of changes) {
        for (const name of names) {
          // Asked before the change, so that every index was made and has to be given up.
          const view = lake.view(name);
          for (const type of types) for (const market of ['FI', 'NO', 'SE']) view.ofTypeIn(type, market);
          view.ofTypeAt('banner', 'friday');
        }
        lake.apply([{ id: change.id, before: lake.get(change.id), after: documentOf(change) }]);
      }
      for (const name of names) {
        const followed = lake.view(name);
        const fresh = buildView(name, lake.documents());
        expect(new Set(followed.documents)).toEqual(new Set(fresh.documents));
        for (const type of [...types, 'market']) {
          expect(new Set(followed.ofType(type))).toEqual(new Set(fresh.ofType(type)));
          for (const market of ['FI', 'NO', 'SE', 'XX'])
            expect(new Set(followed.ofTypeIn(type, market))).toEqual(new Set(fresh.ofTypeIn(type, market)));
          for (const slug of ['friday', 'sunday'])
            expect(new Set(followed.ofTypeAt(type, slug))).toEqual(new Set(fresh.ofTypeAt(type, slug)));
        }
      }
    }),
  );
});
