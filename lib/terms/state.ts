/** The terms as `/api/terms` returns them to a signed-in browser. */
export interface TermsState {
  /** The version in force; null where there is none. */
  readonly version: string | null;
  readonly isDue: boolean;
}
