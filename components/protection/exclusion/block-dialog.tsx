'use client';

import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#components/ui/actions/button.tsx';
import { TextField } from '#components/ui/form/text-field.tsx';
import { Dialog } from '#components/ui/overlay/dialog.tsx';
import { Notice } from '#components/ui/status/notice.tsx';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import { type BlockChoice, isTypedWord } from '#lib/protection/block-choice.ts';
import { useStartBlock } from './use-start-block.ts';

export interface BlockDialogProps {
  readonly choice: BlockChoice;
  readonly title: string;
  readonly warning: string;
  readonly confirmLabel: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/**
 * Confirms a time-out or, with a typed word, an exclusion (DEC-RGA-10). On success the page is left, and the reason replaces the
 * sign-in form. Needs the namespaces `protection` and `errors`.
 */
export function BlockDialog({ choice, title, warning, confirmLabel, open, onClose }: BlockDialogProps) {
  const { tag } = useLocale();
  const messages = useMessages('protection');
  const errors = useMessages('errors');
  const t = useTranslator('protection');
  const start = useStartBlock();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const cancel = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const word = choice.kind === 'exclusion' ? messages.excludeWord : undefined;
  const close = () => !start.isPending && onClose();

  function confirm(event: FormEvent): void {
    event.preventDefault();
    if (start.isPending) return;
    if (word && !isTypedWord(typed, word, tag)) {
      setWrong(true);
      field.current?.focus();
      return;
    }
    void start.submit(choice);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && close()}
      title={title}
      description={warning}
      closeLabel={messages.close}
      initialFocus={word ? field : cancel}
    >
      <form noValidate onSubmit={confirm} className="space-y-6">
        {word && (
          <TextField
            ref={field}
            label={t('excludeWordLabel', { word })}
            value={typed}
            error={isWrong ? t('excludeWordWrong', { word }) : undefined}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={({ target }) => {
              setTyped(target.value);
              setWrong(false);
            }}
          />
        )}
        <div role="alert" className="empty:hidden">
          {start.refusal !== null && <Notice tone="error">{errors.error_oops_tryAgain}</Notice>}
        </div>
        <div className="space-y-3">
          <Button ref={cancel} tone="secondary" size="large" wide onClick={close}>
            {messages.coolingCancel}
          </Button>
          <Button type="submit" size="large" wide loading={start.isPending}>
            {confirmLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
