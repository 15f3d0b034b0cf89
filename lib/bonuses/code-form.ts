import type { Reward } from './fields.ts';
import { mainActionOf } from './rules.ts';

/** What the player got for a code. */
export interface ClaimedCode {
  readonly title: string;
  /** The bonus waits in the queue. */
  readonly isWaiting: boolean;
  /** False where the player takes part, but has nothing yet. */
  readonly isStarted: boolean;
  /** What a code gave that could not be checked, whose terms are still to be shown. */
  readonly granted: Reward | undefined;
}

export interface CodeForm {
  readonly typed: string;
  /** The form was sent without a code. */
  readonly isMissing: boolean;
  readonly claimed: ClaimedCode | null;
}

export type CodeFormEvent =
  | { readonly kind: 'typed'; readonly text: string }
  | { readonly kind: 'sent' | 'restarted' }
  | { readonly kind: 'claimed'; readonly claimed: ClaimedCode };

export function initialCodeForm(typed: string): CodeForm {
  return { typed, isMissing: false, claimed: null };
}

export function codeOf({ typed }: CodeForm): string {
  return typed.trim();
}

export function nextCodeForm(form: CodeForm, event: CodeFormEvent): CodeForm {
  switch (event.kind) {
    case 'typed':
      return { ...form, typed: event.text, isMissing: false };
    case 'sent':
      return { ...form, isMissing: codeOf(form) === '' };
    case 'claimed':
      return { ...form, claimed: event.claimed };
    case 'restarted':
      return initialCodeForm('');
  }
}

/** How the player gets what a code leads to: most codes are claimed, some lead to a deposit, an opt-in or cashback. */
export function actionOfCode(reward: Parameters<typeof mainActionOf>[0]) {
  const action = mainActionOf(reward);
  return action === 'deposit' || action === 'optIn' || action === 'activateCashback' ? action : ('claim' as const);
}
