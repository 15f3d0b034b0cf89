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

/** The path to open. */
export interface LocaleAnswer {
  readonly href: string;
}
