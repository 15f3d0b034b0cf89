import { expect, test } from '@playwright/test';
import { contentUrl } from '../../journeys/support/addresses.ts';
import { publish } from '../../journeys/support/editor.ts';
import { likeModel, place, unfinished } from '../../journeys/support/pages/unfinished-content.ts';
import { readPage, textIn } from '../support/page.ts';

test('CNT-06 unfinished content is left out, and the page around it works', async ({ request }) => {
  const documents = await unfinished();
  const at = (slug: string) => `/${place.locale}/promotions/casino/${slug}`;
  try {
    await publish(...documents.map((document) => ({ createOrReplace: document })));
    const { document: category } = await readPage(request, `/${place.locale}/promotions/casino`);
    const links = [...category.querySelectorAll('main a')];
    for (const slug of ['no-picture', 'wrong-image']) {
      expect(
        links.map((link) => link.getAttribute('href')),
        slug,
      ).toContain(at(slug));
    }
    expect(textIn(category.body)).toContain('A promotion without a picture');
    expect(textIn(category.body)).toContain('A promotion whose picture is gone');
    expect(textIn(category.body)).not.toContain('A promotion of no category');
    for (const slug of ['no-picture', 'wrong-image', 'strange-body']) {
      const { status, html } = await readPage(request, at(slug));
      expect(status, slug).toBe(200);
      expect(html, slug).not.toContain('javascript:');
    }
    const { document: strange } = await readPage(request, at('strange-body'));
    expect(textIn(strange.body)).toContain('The text goes on');
    expect([...strange.querySelectorAll('a')].map(textIn)).not.toContain('A trap');
    expect((await readPage(request, at('no-title'))).status, 'a promotion without a title').toBe(404);
    expect((await request.get(`/${place.locale}`)).status()).toBe(200);
  } finally {
    await publish(...documents.map(({ _id }) => ({ delete: { id: _id } })));
  }
});

test('CNT-01 a draft and a promotion of another market are not found', async ({ request }) => {
  const draft = await likeModel('draft-only', { title: 'Not yet' });
  const statusOf = async (path: string) => (await request.get(path)).status();
  const path = `/${place.locale}/promotions/casino/draft-only`;
  try {
    await publish({ createOrReplace: { ...draft, _id: `drafts.${draft._id}` } });
    expect(await statusOf(path)).toBe(404);
    await publish({ createOrReplace: draft });
    expect(await statusOf(path)).toBe(200);
    expect(await statusOf('/fi-FI/promotions/casino/draft-only')).toBe(404);
  } finally {
    await publish({ delete: { id: draft._id } }, { delete: { id: `drafts.${draft._id}` } });
  }
});

test('CNT-17 the content service refuses images that do not exist and sizes out of range', async ({ request }) => {
  const query = encodeURIComponent('*[_type == "sanity.imageAsset"][0].url');
  const answer = await request.get(`${contentUrl}/v2021-08-31/data/query/production?query=${query}`);
  const { result } = (await answer.json()) as { result: string };
  const statusOf = async (address: string) => (await request.get(address)).status();
  expect(await statusOf(`${result}?w=640&fm=webp`)).toBe(200);
  expect(await statusOf(`${contentUrl}/images/sandbox/production/${'0'.repeat(40)}-10x10.png`)).toBe(404);
  for (const parameters of ['w=0', 'w=-5', 'w=999999999', 'w=abc', 'w=10&q=900', 'w=10&fm=exe']) {
    expect([parameters, await statusOf(`${result}?${parameters}`)]).toEqual([parameters, 400]);
  }
});
