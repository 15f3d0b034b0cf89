/** The languages that editorial copy is written in; every content language reads one of them by its alias. */
export const copyLanguages = ['en', 'fi', 'no', 'de', 'fr', 'es', 'pt'] as const;
export type CopyLanguage = (typeof copyLanguages)[number];

/** One piece of copy in every language. */
export type ByLanguage<Text> = Readonly<Record<CopyLanguage, Text>>;
