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
  /** Shown when the answer takes long. */
  readonly slow: string;
  readonly close: string;
  readonly emailInvalid: string;
  readonly passwordMissing: string;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** A refusal in words. What trying again cannot change (`isFinal`) is shown in the form's place. */
export interface SignInRefusal {
  readonly ok: false;
  readonly message: string;
  readonly detail?: string;
  readonly facts?: readonly { readonly label: string; readonly value: string }[];
  readonly links?: readonly { readonly label: string; readonly href: string }[];
  readonly isFinal?: boolean;
  /** A pause that protects the player is no error. */
  readonly isProtection?: boolean;
}

export type SignInAnswer =
  /** `onward` goes on in this document, once the dialog is closed; without it another one is on its way. */
  { readonly ok: true; readonly onward?: () => void } | SignInRefusal;

/** What the dialog needs beside being open or closed. */
export interface SignInProps {
  readonly labels: SignInLabels;
  /** Where somebody without an account gets one. */
  readonly registration?: { readonly label: string; readonly href: string };
  /** Where a forgotten password is replaced. */
  readonly recovery?: { readonly label: string; readonly href: string };
  /** Why the visitor is asked, where a session has ended. */
  readonly notice?: { readonly title: string; readonly text: string } | undefined;
  /** Why the player was signed out, where signing in again is of no use for now: it stands in the form's place. */
  readonly refusal?: SignInRefusal | undefined;
  /** The visitor closed the dialog without signing in. */
  readonly onClose?: () => void;
  /** On success the caller leaves the page: the form stays busy until then. */
  readonly onSubmit: (credentials: Credentials) => Promise<SignInAnswer>;
}
