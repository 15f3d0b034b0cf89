import { expect, test } from '@playwright/test';
import { documentId } from '../../sandbox/data/content/document.ts';
import { contentUrl } from './support/addresses.ts';
import { listenForComplaints } from './support/complaints.ts';
import { type Document, publish, readDocument } from './support/editor.ts';

/** A market of its own, so that the other journeys never meet these documents. */
const place = { market: 'NZ', language: 'nz', locale: 'nz-NZ' } as const;
const idOf = (type: string, slug: string) => documentId(type, slug, place.market, place.language);
const model = idOf('promotion', 'friday-free-spins');

async function likeModel(slug: string, change: Readonly<Record<string, unknown>>): Promise<Document> {
  const { _rev, _createdAt, _updatedAt, ...rest } = await readDocument(model);
  return { ...rest, _id: idOf('promotion', slug), slug: { _type: 'slug', current: slug }, ...change } as Document;
}

const span = (text: string, marks: readonly string[] = []) => ({ _type: 'span', _key: 's', text, marks });

test('CNT-06 unfinished content is left out, and the page around it stands', async ({ page, request }) => {
  test.slow();
  const complaints = listenForComplaints(page);
  const made = ['no-picture', 'no-title', 'lost-category', 'strange-body', 'wrong-image'].map((slug) => idOf('promotion', slug));
  try {
    await publish(
      { createOrReplace: await likeModel('no-picture', { title: 'A promotion without a picture', image: null }) },
      { createOrReplace: await likeModel('no-title', { title: null }) },
      {
        createOrReplace: await likeModel('lost-category', {
          title: 'A promotion of no category',
          category: { _type: 'reference', _ref: 'promotionCategory-gone', _weak: true },
        }),
      },
      {
        createOrReplace: await likeModel('strange-body', {
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
      },
      {
        createOrReplace: await likeModel('wrong-image', {
          title: 'A promotion whose picture is gone',
          image: { _type: 'image', asset: { _type: 'reference', _ref: `image-${'0'.repeat(40)}-9x9-png`, _weak: true } },
        }),
      },
    );
    await page.goto(`/${place.locale}/promotions/casino`);
    await expect(page.getByRole('link', { name: 'A promotion without a picture' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'A promotion whose picture is gone' })).toBeVisible();
    await expect(page.getByText('A promotion of no category')).toHaveCount(0);
    for (const slug of ['no-picture', 'wrong-image', 'strange-body']) {
      const response = await request.get(`/${place.locale}/promotions/casino/${slug}`);
      expect(response.status(), slug).toBe(200);
      expect(await response.text(), slug).not.toContain('javascript:');
    }
    await page.goto(`/${place.locale}/promotions/casino/strange-body`);
    await expect(page.getByText('The text goes on')).toBeVisible();
    await expect(page.getByRole('link', { name: 'A trap' })).toHaveCount(0);
    const untitled = await request.get(`/${place.locale}/promotions/casino/no-title`);
    expect(untitled.status(), 'a promotion without a title').toBe(404);
    expect((await request.get(`/${place.locale}`)).status()).toBe(200);
  } finally {
    await publish(...made.map((id) => ({ delete: { id } })));
  }
  expect(complaints).toEqual([]);
});

test('CNT-01 an unpublished promotion and one of another market are not found', async ({ request }) => {
  const draft = await likeModel('draft-only', { title: 'Not yet' });
  try {
    await publish({ createOrReplace: { ...draft, _id: `drafts.${draft._id}` } });
    expect((await request.get(`/${place.locale}/promotions/casino/draft-only`)).status()).toBe(404);
    await publish({ createOrReplace: draft });
    expect((await request.get(`/${place.locale}/promotions/casino/draft-only`)).status()).toBe(200);
    expect((await request.get('/fi-FI/promotions/casino/draft-only')).status()).toBe(404);
  } finally {
    await publish({ delete: { id: draft._id } }, { delete: { id: `drafts.${draft._id}` } });
  }
});

test('CNT-17 the content service refuses pictures that are not there or of an absurd size', async ({ request }) => {
  const { result } = (await (
    await request.get(
      `${contentUrl}/v2021-08-31/data/query/production?query=${encodeURIComponent('*[_type == "sanity.imageAsset"][0].url')}`,
    )
  ).json()) as { result: string };
  expect((await request.get(`${result}?w=640&fm=webp`)).status()).toBe(200);
  expect((await request.get(`${contentUrl}/images/sandbox/production/${'0'.repeat(40)}-10x10.png`)).status()).toBe(404);
  for (const query of ['w=0', 'w=-5', 'w=999999999', 'w=abc', 'w=10&q=900', 'w=10&fm=exe']) {
    const { status } = { status: (await request.get(`${result}?${query}`)).status() };
    expect([200, 400], query).toContain(status);
  }
});
