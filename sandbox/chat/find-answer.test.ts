import { helpCopy } from '#sandbox/data/copy/catalogs.ts';
import { findAnswer } from './find-answer.ts';

const questionsOf = (language: string) => {
  const { contact, payment } = helpCopy.in(language);
  return [...contact.entries, ...payment.faq].map((each) => ({ ...each, path: '/contact' }));
};
const found = (language: string, message: string) => {
  const questions = questionsOf(language);
  const answer = findAnswer(questions, message, language);
  return answer ? questions.indexOf(answer) : undefined;
};

test.each([
  ['en', 'Where is my withdrawal?', 1],
  ['en', 'hi, i cannot sign in to my account', 0],
  ['en', 'Why do you need my documents', 2],
  ['en', 'can you change my deposit limit', 3],
  ['en', 'my bonus has disappeared!!', 4],
  ['en', 'I want to talk about horses', undefined],
  ['en', 'hello', undefined],
  ['en', '???', undefined],
] as const)('%s: “%s” is answered by question %s', (language, message, index) => {
  expect(found(language, message)).toBe(index);
});

test.each(helpCopy.languages)('every question of the help pages finds its own answer in %s', (language) => {
  const questions = questionsOf(language);
  expect(questions.map(({ question }) => found(language, question))).toEqual(questions.map((_, index) => index));
});
