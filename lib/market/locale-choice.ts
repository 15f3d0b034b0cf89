import { z } from 'zod';

/** DEC-LOC-8: remembers the locale that was chosen last; it never overrides an address. */
export const localeCookie = { name: 'locale', maxAgeSeconds: 31_536_000 } as const;

/** What the switcher asks: the locale wanted, and the path after the present one. */
export const localeChoiceSchema = z.object({
  to: z.string().max(10),
  path: z
    .string()
    .max(500)
    .regex(/^(?:\/(?![/\\])[^?#\\]*)?$/),
});
export type LocaleChoice = z.output<typeof localeChoiceSchema>;

/** Where to go. */
export interface LocaleAnswer {
  readonly href: string;
}
