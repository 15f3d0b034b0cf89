import { payMessages } from './messages.ts';

const english: Readonly<Record<string, string>> = payMessages.in('en');
const translations = payMessages.languages.filter((language) => language !== 'en');

test.each(translations)('%s: every message is translated', (language) => {
  const own: Readonly<Record<string, string>> = payMessages.in(language);
  expect(Object.keys(english).filter((name) => own[name] === english[name] && name !== 'stepBank')).toEqual([]);
});
