/** The languages of editorial copy; other content languages use one of them as alias. */
export const copyLanguages = ['en', 'fi', 'no', 'de', 'fr', 'es', 'pt'] as const;
export type CopyLanguage = (typeof copyLanguages)[number];

/** One piece of copy in every language. */
export type ByLanguage<Text> = Readonly<Record<CopyLanguage, Text>>;
