'use client';

import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { showToast } from '#components/ui/toast.ts';
import { loadWords } from '#lib/i18n/load-words.ts';
import { ask } from '#lib/platform/browser.ts';
import { isCallError } from '#lib/platform/errors.ts';
import { type ErrorWords, wordRefusal } from '#lib/platform/words.ts';
import { tellOtherTabs } from '#lib/session/browser.ts';
import type en from '#messages/en.json';

export interface CoolingDialogProps {
  readonly open: boolean;
  /** Of the catalog. */
  readonly language: string;
  readonly words: (typeof en)['protection'];
  readonly onClose: () => void;
}

/** Asks once more. The answer ends the session in every tab, and stands where the sign-in would be. */
export function CoolingDialog({ open, language, words, onClose }: CoolingDialogProps) {
  const first = useRef<HTMLButtonElement>(null);
  const [fault, setFault] = useState<string | null>(null);
  const cooling = useMutation({
    mutationFn: () => ask('POST /player/me/timeout/cooling', { body: {} }),
    // This tab hears it too.
    onSuccess: () => tellOtherTabs('expired'),
    onError: async (error) => {
      // Who is kept out already is on his way to the reason.
      if (isCallError(error) && error.endsSession) return;
      const said = await loadWords<ErrorWords>(language, 'errors').then(
        (errors) => wordRefusal(error, errors),
        () => ({ text: words.coolingFailed, place: 'form' as const }),
      );
      if (said.place === 'toast') showToast(said.text, 'error');
      setFault(said.place === 'toast' ? words.coolingFailed : said.text);
    },
  });
  const isBusy = cooling.isPending || cooling.isSuccess;
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && !isBusy && onClose()}
      title={words.coolingAsk}
      description={words.coolingWarning}
      closeLabel={words.close}
      initialFocus={first}
    >
      <div className="space-y-3">
        <div role="alert">{fault && <Notice tone="error">{fault}</Notice>}</div>
        <Button ref={first} tone="secondary" size="large" wide onClick={() => !isBusy && onClose()}>
          {words.coolingCancel}
        </Button>
        <Button
          size="large"
          wide
          loading={isBusy}
          onClick={() => {
            setFault(null);
            cooling.mutate();
          }}
        >
          {words.coolingConfirm}
        </Button>
      </div>
    </Dialog>
  );
}
