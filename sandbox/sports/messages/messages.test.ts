import { betSchema, marketKindSchema, refusalCodes } from '../wire.ts';
import en from './en.json' with { type: 'json' };

test('there are words for every refusal, state of a bet and kind of market', () => {
  const names = [
    ...refusalCodes.map((code) => `refused.${code}`),
    ...betSchema.shape.state.options.map((state) => `state.${state}`),
    ...marketKindSchema.options.map((kind) => `market.${kind}`),
  ];
  expect(names.filter((name) => !(name in en))).toEqual([]);
});
