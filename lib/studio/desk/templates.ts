import type { Template } from 'sanity';
import { placedTypes } from '../schema/all.ts';

interface PlaceParameters {
  readonly marketId: string;
  readonly languageId: string;
}

export function templateOf(type: string): string {
  return `${type}-in-place`;
}

/** Templates that give a new document the market and language of the list that it is created in. */
export const placeTemplates: Template<PlaceParameters>[] = placedTypes.map(({ name, title }) => ({
  id: templateOf(name),
  title: title ?? name,
  schemaType: name,
  parameters: [
    { name: 'marketId', type: 'string' },
    { name: 'languageId', type: 'string' },
  ],
  value: ({ marketId, languageId }: PlaceParameters) => ({
    market: [{ _type: 'reference', _key: marketId, _ref: marketId }],
    language: { _type: 'reference', _ref: languageId },
  }),
}));
