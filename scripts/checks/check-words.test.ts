import { findInFileName, findInMarkdown, findInSource, findInSql, splitName } from './check-words-rules.ts';

const wordsIn = (source: string, file = 'lib/a.ts') => findInSource(source, file).map(({ line, word }) => `${line} ${word}`);

test.each([
  ['readHTTPBody_2', ['read', 'http', 'body']],
  ['MAX_ROOMS', ['max', 'rooms']],
  ['untilNow', ['until', 'now']],
])('splits %s at changes of case', (name, parts) => expect(splitName(name)).toEqual(parts));

test('finds banned words in identifiers, properties and shorthand, each with its line', () => {
  expect(wordsIn('const openDoor = 1;\nexport const a = { houseRules, b: x.wishKey };')).toEqual(['1 door', '2 house', '2 wish']);
});

test('finds limits that are not called max or min', () => {
  expect(wordsIn('const mostRows = 1; const leastAge = 2; const almost = mostly;')).toEqual(['1 most', '1 least']);
});

test('finds banned words and phrases in comments, on the line they are on', () => {
  const source = '/**\n * Nobody asks the lake.\n * A guard that lets nobody in.\n */\nconst a = 1; // turned away';
  expect(wordsIn(source)).toEqual(['2 Nobody', '2 lake', '3 nobody', '3 lets nobody in', '5 turned away']);
});

test('leaves strings, code in comments, longer words and the words of the trade', () => {
  const source =
    "const text = 'The house has a room.'; // `room` on the wire, the house edge, until, https://a.test/house\nconst lookup = untilNow;";
  expect(wordsIn(source)).toEqual([]);
});

test('reads the names of tests', () => {
  expect(wordsIn("test('tells the lake', () => say('the house'));", 'lib/a.test.ts')).toEqual(['1 tells', '1 lake']);
  expect(wordsIn("test.each(rows)('%s', run); expect('house');", 'lib/a.test.ts')).toEqual([]);
});

test('accepts fields of the wire as they are', () => {
  expect(wordsIn('const { depositsToTell, room, roomId } = summary;')).toEqual(['1 room']);
});

test('accepts the corner bets of roulette only in the games', () => {
  expect(wordsIn('const corner = 1;', 'sandbox/games/engines/roulette.ts')).toEqual([]);
  expect(wordsIn('const corner = 1;', 'components/shell/corner.tsx')).toEqual(['1 corner']);
});

test('reads file names without their folders', () => {
  expect(findInFileName('components/live/live-room.test.tsx').map(({ word }) => word)).toEqual(['room']);
  expect(findInFileName('components/room/screen.tsx')).toEqual([]);
});

test('reads documents without their code', () => {
  const text = 'The house.\n\n```sh\nhouse\n```\n`house` and his lake';
  expect(findInMarkdown(text, 'docs/a.md').map(({ line, word }) => `${line} ${word}`)).toEqual(['1 house', '6 his', '6 lake']);
});

test('reads names and comments of SQL without its strings', () => {
  const text = "-- Nobody asks.\ncreate function feed_tell() as $$ select 'house' $$\n--> statement-breakpoint\n";
  expect(findInSql(text, 'a.sql').map(({ line, word }) => `${line} ${word}`)).toEqual(['1 Nobody', '2 tell']);
});
