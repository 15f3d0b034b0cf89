import type { ContentDocument } from '#sandbox/data/types.ts';

const grown = new Set(['promotion', 'game']);

/** More promotions and games of the same kind, all behind the old ones, so that a page shows what it showed before. */
export function multiplyContent(documents: readonly ContentDocument[], times: number): readonly ContentDocument[] {
  const models = documents.filter(({ _type }) => grown.has(_type));
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
