/** BCP 47 for dates. English of no country would write them as in the United States; our readers put the day first. */
export function dateTag(language: string): string {
  return language === 'en' ? 'en-GB' : language;
}
