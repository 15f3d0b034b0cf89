import { uniqueBy } from './unique-by.ts';

test('CNT-30 keeps the first item of each key, and asks for each key once however long the list is', () => {
  const items = Array.from({ length: 5_000 }, (_, index) => ({ slug: `${index % 400}`, index }));
  const keyOf = jest.fn(({ slug }: { slug: string }) => slug);
  const found = uniqueBy(items, keyOf);
  expect(found).toEqual(items.slice(0, 400));
  expect(keyOf).toHaveBeenCalledTimes(5_000);
});
