import type { ComponentType, Ref } from 'react';
import type { CaptchaHandle } from '#components/captcha/captcha.tsx';
import type { EndReason } from '#lib/session/end-reason.ts';
import type { RefusalView, SignInMessages } from '#lib/session/sign-in/refusal-view.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly captchaToken?: string | undefined;
}

export type SignInCaptcha = ComponentType<{ readonly ref: Ref<CaptchaHandle> }>;

export type SignInRefusal = {
  readonly ok: false;
  readonly message: string;
  /** The next sign-in needs it. */
  readonly Captcha?: SignInCaptcha | undefined;
} & Partial<RefusalView>;

export type SignInResult =
  /** `onward` continues in this document, once the dialog is closed; without it another document loads. */
  { readonly ok: true; readonly onward?: () => void } | SignInRefusal;

export interface SignInProps {
  readonly messages: SignInMessages;
  readonly endReason?: EndReason | undefined;
  /** Why the player was signed out, if signing in again cannot succeed now: it replaces the form. */
  readonly refusal?: SignInRefusal | undefined;
  readonly onClose?: () => void;
  /** On success the caller leaves the page: the form stays busy until then. */
  readonly onSubmit: (credentials: Credentials) => Promise<SignInResult>;
}
