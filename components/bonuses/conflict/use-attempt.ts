import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { dismissToast, showToast } from '#components/ui/overlay/toast.ts';
import { type Agreement, agree } from '#lib/bonuses/actions.ts';
import { refetchRewards, useFindHeld } from '#lib/bonuses/client.ts';
import { changedProgressOf, conflictOf, NotStartedError, startInPlace } from '#lib/bonuses/conflict.ts';
import type { Replaced } from '#lib/bonuses/contract.ts';
import type { BonusConflict } from '#lib/bonuses/fields.ts';
import { isCallError } from '#lib/core/api/errors.ts';
import { useSubmit } from '#lib/core/api/use-submit.ts';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import type { BonusRefusals } from '../use-bonus-refusals.ts';

/** A call that may meet an active bonus. */
export interface Attempt {
  /** What is attempted: only a repeat of the same has the same key. */
  readonly id: string;
  /** `replaces`: the active bonus that the player gives up for it (DEC-BON-30). */
  readonly send: (idempotencyKey: string, replaces?: Replaced) => Promise<unknown>;
  /** Puts the bonus in the queue; undefined where it waits already. */
  readonly agreement?: Agreement;
}

export interface OpenConflict {
  readonly bonus: BonusConflict;
  readonly canWait: boolean;
  /** The player has wagered since the figures were read. */
  readonly isChanged: boolean;
  /** The title of the bonus that was given up before this one was in the way. */
  readonly givenUp?: string | undefined;
}

interface AttemptOptions {
  readonly refusals: BonusRefusals;
  /** `answer` is that of the attempt `id`; undefined where the player has let the bonus wait, which it does not if it has begun. */
  readonly onDone: (answer: unknown, isWaiting: boolean, id: string | undefined) => void;
}

interface Done {
  readonly answer: unknown;
  readonly isWaiting: boolean;
}

/** The bonus that the player gives up for the attempt `id`. */
interface Replacement {
  readonly id: string;
  readonly replaces: Replaced;
  readonly title: string;
}

type Step = { readonly attempt: Attempt; readonly replaces?: Replaced | undefined } | { readonly waitFor: Agreement };

/** BON-19: one attempt at a time, with the player's choice where another bonus is active. Needs the namespace `rewards`. */
export function useAttempt({ refusals, onDone }: AttemptOptions) {
  const client = useQueryClient();
  const findHeld = useFindHeld();
  const [conflict, setConflict] = useState<OpenConflict | null>(null);
  const current = useRef<Attempt | undefined>(undefined);
  const t = useTranslator('rewards');
  const replacement = useRef<Replacement | undefined>(undefined);
  const toast = useRef(0);

  /** As a toast: what was to start may leave the page with its refusal. */
  function sayGivenUp(active: string, failure: unknown): void {
    const isLost = isCallError(failure) && failure.retryable;
    if (!isLost) replacement.current = undefined;
    const reason = refusals.refusalOf(failure) ?? '';
    const text = isLost ? t('conflictGivenUp', { active }) : t('conflictNotStarted', { active, reason }).trim();
    toast.current = showToast(text, 'error');
  }

  /** The answer, or the choice that the player has instead. */
  async function send(step: Step, idempotencyKey: string): Promise<Done | OpenConflict> {
    if ('waitFor' in step) return { answer: undefined, isWaiting: await agree(step.waitFor, true) };
    try {
      const answer = await startInPlace(step.attempt.send, idempotencyKey, step.replaces);
      return { answer, isWaiting: false };
    } catch (error) {
      const givenUp = error instanceof NotStartedError ? replacement.current?.title : undefined;
      const failure = error instanceof NotStartedError ? error.cause : error;
      const wageringProgress = changedProgressOf(failure);
      if (conflict && wageringProgress !== undefined)
        return { ...conflict, bonus: { ...conflict.bonus, wageringProgress }, isChanged: true };
      const bonus = await conflictOf(failure, findHeld);
      if (bonus)
        return { bonus, canWait: bonus.consentAllowed && step.attempt.agreement !== undefined, isChanged: false, givenUp };
      if (givenUp !== undefined) {
        setConflict(null);
        sayGivenUp(givenUp, failure);
      }
      throw failure;
    }
  }

  const { submit, isPending, refusal, reset } = useSubmit((step: Step, { idempotencyKey }) => send(step, idempotencyKey), {
    idempotent: true,
    ...refusals,
    onDone(result) {
      if ('bonus' in result) return setConflict(result);
      setConflict(null);
      replacement.current = undefined;
      onDone(result.answer, result.isWaiting, current.current?.id);
    },
    onSettled: () => void refetchRewards(client),
  });

  return {
    isPending,
    error: refusal,
    conflict,
    start(attempt: Attempt): void {
      if (isPending) return;
      current.current = attempt;
      dismissToast(toast.current);
      // The answer after a forfeit was lost: the same request has the same key.
      const replaces = replacement.current?.id === attempt.id ? replacement.current.replaces : undefined;
      void submit({ attempt, replaces });
    },
    /** Tries again in place of the active bonus, whose title is `title`. */
    replace(title: string): void {
      const attempt = current.current;
      if (!conflict || !attempt) return;
      const { activeBonusAssignmentId: bonusAssignmentId, wageringProgress } = conflict.bonus;
      const replaces = { bonusAssignmentId, wageringProgress };
      replacement.current = { id: attempt.id, replaces, title };
      void submit({ attempt, replaces });
    },
    wait(): void {
      const agreement = current.current?.agreement;
      if (agreement) void submit({ waitFor: agreement });
    },
    cancel(): void {
      const agreement = current.current?.agreement;
      setConflict(null);
      replacement.current = undefined;
      reset();
      // DEC-BON-14: a record of the answer; nothing depends on it.
      if (agreement) agree(agreement, false).catch(() => undefined);
    },
    clearError: reset,
  };
}
