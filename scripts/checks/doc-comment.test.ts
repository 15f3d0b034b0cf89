import { textOfComment } from './doc-comment.ts';

test.each([
  [' TRN-03 ', ''],
  [' BON-09, XTR-35: the progress, in major units. ', 'The progress, in major units.'],
  [' LOG-20. The sign-out follows (MKT-33, DEC-X-7). ', 'The sign-out follows.'],
  ['\n * ACC-09, DEC-ACC-2: sends a code\n * to the number.\n ', 'Sends a code to the number.'],
])('reads %s as a sentence', (comment, text) => {
  expect(textOfComment(comment)).toBe(text);
});
