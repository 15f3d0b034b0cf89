import { documentId } from '../../../../sandbox/data/content/document.ts';
import { type Document, readDocument } from '../editor.ts';

/** A market that no other test publishes in. */
export const place = { market: 'NZ', language: 'nz', locale: 'nz-NZ' } as const;

const idOf = (slug: string) => documentId('promotion', slug, place.market, place.language);
const span = (text: string, marks: readonly string[] = []) => ({ _type: 'span', _key: 's', text, marks });

/** A copy of a seeded promotion with another slug and some other fields. */
export async function likeModel(slug: string, change: Readonly<Record<string, unknown>>): Promise<Document> {
  const { _rev, _createdAt, _updatedAt, ...rest } = await readDocument(idOf('friday-free-spins'));
  return { ...rest, _id: idOf(slug), slug: { _type: 'slug', current: slug }, ...change } as Document;
}

/** Promotions with a missing field or an unknown value each. */
export function unfinished(): Promise<readonly Document[]> {
  return Promise.all([
    likeModel('no-picture', { title: 'A promotion without a picture', image: null }),
    likeModel('no-title', { title: null }),
    likeModel('lost-category', {
      title: 'A promotion of no category',
      category: { _type: 'reference', _ref: 'promotionCategory-gone', _weak: true },
    }),
    likeModel('strange-body', {
      title: 'A promotion with a strange body',
      ctaAnonymous: { label: 'A trap', url: 'javascript:alert(1)' },
      body: [
        {
          _type: 'block',
          _key: 'a',
          style: 'normal',
          markDefs: [{ _type: 'link', _key: 'l', href: 'javascript:alert(2)' }],
          children: [span('A bad link', ['l'])],
        },
        { _type: 'hologram', _key: 'b', beam: 'wide' },
        { _type: 'block', _key: 'c', style: 'normal', markDefs: [], children: [span('The text goes on')] },
      ],
    }),
    likeModel('wrong-image', {
      title: 'A promotion whose picture is gone',
      image: { _type: 'image', asset: { _type: 'reference', _ref: `image-${'0'.repeat(40)}-9x9-png`, _weak: true } },
    }),
  ]);
}
