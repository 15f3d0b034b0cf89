import type { ContentDocument } from '#sandbox/data/types.ts';

const multipliedTypes = new Set(['promotion', 'game']);

/** Copies of promotions and games, sorted behind the originals, so that pages show the same items as before. */
export function multiplyContent(documents: readonly ContentDocument[], times: number): readonly ContentDocument[] {
  const models = documents.filter(({ _type }) => multipliedTypes.has(_type));
  return Array.from({ length: times - 1 }, (_, index) => models.map((model) => copyOf(model, index + 2))).flat();
}

function copyOf(model: ContentDocument, number: number): ContentDocument {
  const slug = model.slug as { readonly current: string };
  return {
    ...model,
    _id: `${model._id}-copy-${number}`,
    _updatedAt: '2020-01-01T00:00:00Z',
    slug: { ...slug, current: `${slug.current}-copy-${number}` },
    priority: -number,
  };
}
