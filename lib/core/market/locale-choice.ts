import { z } from 'zod';

/** Request of the locale switcher: the new locale, and the current path without its locale. */
export const localeChoiceSchema = z.object({
  to: z.string().max(10),
  path: z
    .string()
    .max(500)
    .regex(/^(?:\/(?![/\\])[^?#\\]*)?$/),
});
export type LocaleChoice = z.output<typeof localeChoiceSchema>;

/** The path to open, and for a player the language of the operator's messages, as the platform's code. */
export interface LocaleAnswer {
  readonly href: string;
  readonly messages?: MessageLanguage | undefined;
}

export interface MessageLanguage {
  readonly languageCode: string;
  /** False where the player's market does not offer the new language. */
  readonly isChanged: boolean;
}
