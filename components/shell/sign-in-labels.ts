export interface SignInLabels {
  readonly title: string;
  readonly description?: string;
  readonly email: string;
  readonly password: string;
  readonly showPassword: string;
  readonly hidePassword: string;
  readonly capsLock: string;
  readonly submit: string;
  /** Said while the answer is awaited. */
  readonly pending: string;
  readonly close: string;
  readonly emailInvalid: string;
  readonly passwordMissing: string;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export type SignInAnswer = { readonly ok: true } | { readonly ok: false; readonly message: string; readonly detail?: string };

/** What the dialog needs beside being open or closed. */
export interface SignInProps {
  readonly labels: SignInLabels;
  /** On success the caller leaves the page: the form stays busy until then. */
  readonly onSubmit: (credentials: Credentials) => Promise<SignInAnswer>;
}
