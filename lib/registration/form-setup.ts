import type { RegistrationForm } from '#lib/content/types.ts';

export interface FormSetup {
  readonly form: RegistrationForm;
  /** The visitor's probable country (ISO 3166); null while it is unknown, which closes registration. */
  readonly country: string | null;
}
