/** What a signed-in browser knows of the terms. */
export interface TermsState {
  /** The version in force; null where there is none. */
  readonly version: string | null;
  readonly isDue: boolean;
}
