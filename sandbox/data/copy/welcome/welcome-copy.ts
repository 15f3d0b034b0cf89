import type { TitledText } from '#sandbox/data/copy/copy.ts';

export const registrationSlugs = ['welcome', 'live', 'sports', 'friends'] as const;
export type RegistrationSlug = (typeof registrationSlugs)[number];

/** A landing page of registration. */
export interface RegistrationCopy {
  readonly title: string;
  readonly hero: TitledText;
  readonly steps: readonly [TitledText, TitledText, TitledText];
}

/** Copy for visitors without an account. */
export interface WelcomeCopy {
  readonly registration: Readonly<Record<RegistrationSlug, RegistrationCopy>>;
  readonly modal: { readonly title: string; readonly body: string; readonly button: string };
  /** Pay-and-play: deposit and account in one go. */
  readonly payAndPlay: { readonly title: string; readonly description: string; readonly button: string };
}
