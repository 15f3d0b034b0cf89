import { crmMessages } from './messages.ts';

test('ACC-18 the inbox speaks seven languages at least, beside English', () => {
  const translated = crmMessages.languages.filter((language) => language !== 'en');
  expect(translated.length).toBeGreaterThanOrEqual(7);
  const english = crmMessages.in('en').messages;
  for (const [kind, { text }] of Object.entries(english))
    for (const language of translated)
      expect(crmMessages.in(language).messages[kind as keyof typeof english].text).not.toBe(text);
});
