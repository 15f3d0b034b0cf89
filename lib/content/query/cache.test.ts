import { isContentTag, tagsOfDocument } from './cache.ts';

test('a document expires what is read from its type, and nothing where nothing is: each expired tag stays in memory', () => {
  expect(['promotion', 'players', '__proto__'].flatMap((_type) => tagsOfDocument({ _type }))).toEqual(['content:promotion']);
  expect(tagsOfDocument({ _type: 'sanity.imageAsset' })).toContain('content:promotion');
  expect(['content:game', 'content:players', 'game', ''].filter(isContentTag)).toEqual(['content:game']);
});
