import type { RegistrationForm } from '#lib/content/types.ts';

/** What the registration form is opened with. */
export interface Opening {
  readonly form: RegistrationForm;
  /** Where the visitor seems to be (ISO 3166); null while nobody can say, and then registration is closed. */
  readonly country: string | null;
}
