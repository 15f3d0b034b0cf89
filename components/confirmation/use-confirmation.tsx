'use client';

import { type ComponentType, type ReactNode, useState } from 'react';
import { isCallError } from '#lib/core/api/errors.ts';
import { SubmitCancelled } from '#lib/core/api/use-submit.ts';
import type { ConfirmPasswordProps } from './confirm-password-dialog.tsx';

interface Question {
  readonly Dialog: ComponentType<ConfirmPasswordProps>;
  readonly answer: (isConfirmed: boolean) => void;
}

/**
 * DEC-ACC-1: runs calls that need a confirmed password. Where the platform asks for it, the dialog opens, and the call runs
 * again; closing the dialog rejects with `SubmitCancelled`. Render `dialog`. Needs the namespaces
 * `confirmation` and `errors`.
 */
export function useConfirmation(): {
  readonly dialog: ReactNode;
  readonly run: <Reply>(call: () => Promise<Reply>) => Promise<Reply>;
} {
  const [question, setQuestion] = useState<Question | null>(null);

  async function requestPassword(): Promise<void> {
    const { ConfirmPasswordDialog: Dialog } = await import('./confirm-password-dialog.tsx');
    const isConfirmed = await new Promise<boolean>((answer) => setQuestion({ Dialog, answer }));
    setQuestion(null);
    if (!isConfirmed) throw new SubmitCancelled();
  }

  async function run<Reply>(call: () => Promise<Reply>): Promise<Reply> {
    try {
      return await call();
    } catch (error) {
      if (!isCallError(error) || error.code !== 'error.confirmation.required') throw error;
      await requestPassword();
      return call();
    }
  }

  return { run, dialog: question && <question.Dialog onAnswer={question.answer} /> };
}
