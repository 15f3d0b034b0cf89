import type { RegistrationTexts } from '#lib/content/documents/registration/registration-texts.ts';
import type { RegistrationForm } from '#lib/content/types.ts';

export interface FormSetup {
  readonly form: RegistrationForm;
  /** They replace messages of the catalog. */
  readonly texts: RegistrationTexts;
  /** The visitor's probable country (ISO 3166); null while it is unknown, which closes registration. */
  readonly country: string | null;
}
