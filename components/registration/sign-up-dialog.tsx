'use client';

import { type ComponentType, useState } from 'react';
import type { CaptchaLabels } from '#components/captcha/captcha.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { loadWords } from '#lib/i18n/load-words.ts';
import { askSite } from '#lib/platform/browser.ts';
import { readDraft } from '#lib/registration/draft.ts';
import { type HeldRegistration, takeRegistration } from '#lib/registration/held.ts';
import type { Opening } from '#lib/registration/opening.ts';
import type { RegistrationWords } from '#lib/registration/words.ts';
import { useLater } from './later.ts';
import { SignUpForm } from './sign-up-form.tsx';
import { WaitingStep } from './waiting-step.tsx';

export interface SignUpDialogProps {
  readonly bonusCode: string | null;
  readonly maxAttempts: boolean;
  readonly onClose: () => void;
}

interface Prepared {
  readonly words: RegistrationWords;
  readonly captcha: CaptchaLabels;
  readonly home: string;
}

/** The dialog of a locale as a component, with its words and what the form needs to know. Rejects when they do not come. */
export async function prepareSignUp(language: string, locale: string): Promise<ComponentType<SignUpDialogProps>> {
  const home = `/${locale}`;
  const unfinished = takeRegistration();
  const isContinuing = new URLSearchParams(window.location.search).get('step') === 'verification';
  if (isContinuing && !unfinished && !readDraft()?.playerId) {
    // Only who signs in shows which registration is his.
    window.location.replace(`${home}#sign-in`);
    return () => null;
  }
  const ask = () => askSite<Opening>(`/api/content/registration?locale=${locale}`);
  const [opening, words, captcha] = await Promise.all([
    ask(),
    loadWords<RegistrationWords>(language, 'registration'),
    loadWords<CaptchaLabels>(language, 'captcha'),
  ]);
  const prepared = { words, captcha, home, unfinished, askAgain: ask };
  return (props) => <SignUpDialog {...props} {...prepared} opening={opening} />;
}

interface OpenedProps extends Prepared, SignUpDialogProps {
  readonly opening: Opening;
  readonly unfinished: HeldRegistration | undefined;
  readonly askAgain: () => Promise<Opening>;
}

function SignUpDialog({ opening, askAgain, words, captcha, home, bonusCode, maxAttempts, unfinished, onClose }: OpenedProps) {
  const [open, setOpen] = useState(true);
  const [{ form, country }, setOpening] = useState(opening);
  const [pending, setPending] = useState(false);
  const [isAsking, setAsking] = useState(true);
  const { later, failed, retry: loadAgain } = useLater(country === null);
  const retry = async () => {
    setPending(true);
    setOpening(await askAgain().catch(() => opening));
    setPending(false);
  };
  const given = { form, words, captcha, home, bonusCode, maxAttempts, unfinished };
  return (
    <Dialog
      place="wide"
      open={open}
      onOpenChange={(isOpen) => {
        setOpen(isOpen);
        if (!isOpen) onClose();
      }}
      title={words.title}
      description={country !== null && isAsking ? words.intro : undefined}
      closeLabel={words.close}
    >
      {country !== null && <SignUpForm {...given} country={country} onAsking={setAsking} />}
      {country === null && later && <later.ClosedStep words={words} pending={pending} onRetry={() => void retry()} />}
      {country === null && !later && <WaitingStep words={words} failed={failed} onRetry={loadAgain} />}
    </Dialog>
  );
}
