import { everySportTag, isSportsTag, tagsOfFixtures, tagsOfList } from './tags.ts';

test('tags of the sportsbook are known', () => {
  const known = [everySportTag, ...tagsOfList('football'), ...tagsOfFixtures(['ice-hockey'])];
  const others = ['sports:x', `sports:${'x'.repeat(5_000)}/`, 'content:game', ''];
  expect([...known, ...others].filter(isSportsTag)).toEqual(known);
});
