import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type Agreement, agree } from '#lib/bonuses/actions.ts';
import { refetchRewards } from '#lib/bonuses/client.ts';
import { changedProgressOf, conflictOf } from '#lib/bonuses/conflict.ts';
import type { Replaced } from '#lib/bonuses/contract.ts';
import type { BonusConflict } from '#lib/bonuses/fields.ts';
import { useRequestKey } from '#lib/core/api/use-request-key.ts';

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
}

interface AttemptOptions {
  /** `answer` is that of the attempt `id`; undefined where the bonus waits in the queue. */
  readonly onDone: (answer: unknown, isWaiting: boolean, id: string | undefined) => void;
}

/** BON-19: one attempt at a time, with the player's choice where another bonus is active. */
export function useAttempt({ onDone }: AttemptOptions) {
  const client = useQueryClient();
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<unknown>();
  const [conflict, setConflict] = useState<OpenConflict | null>(null);
  const current = useRef<Attempt | undefined>(undefined);
  const requestKey = useRequestKey();
  /** A ref, because a second click may come before the next render. */
  const isBusy = useRef(false);

  async function run(work: () => Promise<void>): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setPending(true);
    setError(undefined);
    try {
      await work();
    } catch (failure) {
      setError(failure);
    } finally {
      isBusy.current = false;
      setPending(false);
      void refetchRewards(client);
    }
  }

  function finish(answer: unknown, isWaiting = false): void {
    requestKey.settle();
    setConflict(null);
    onDone(answer, isWaiting, current.current?.id);
  }

  async function send({ id, send: call, agreement }: Attempt, replaces?: Replaced): Promise<void> {
    let answer: unknown;
    try {
      answer = await call(requestKey.keyOf(JSON.stringify([id, replaces])), replaces);
    } catch (failure) {
      requestKey.settle(failure);
      const wageringProgress = changedProgressOf(failure);
      if (conflict && wageringProgress !== undefined) {
        setConflict({ ...conflict, bonus: { ...conflict.bonus, wageringProgress }, isChanged: true });
        return;
      }
      const bonus = conflictOf(failure);
      if (!bonus) throw failure;
      setConflict({ bonus, canWait: bonus.consentAllowed && agreement !== undefined, isChanged: false });
      return;
    }
    finish(answer);
  }

  return {
    isPending,
    error,
    conflict,
    start(attempt: Attempt): void {
      if (isBusy.current) return;
      current.current = attempt;
      void run(() => send(attempt));
    },
    /** Tries again in place of the active bonus. A refusal gives nothing up. */
    replace(): void {
      const attempt = current.current;
      if (!conflict || !attempt) return;
      const { activeBonusAssignmentId: bonusAssignmentId, wageringProgress } = conflict.bonus;
      void run(() => send(attempt, { bonusAssignmentId, wageringProgress }));
    },
    wait(): void {
      const agreement = current.current?.agreement;
      if (!agreement) return;
      void run(async () => {
        await agree(agreement, true);
        finish(undefined, true);
      });
    },
    cancel(): void {
      const agreement = current.current?.agreement;
      setConflict(null);
      setError(undefined);
      requestKey.settle();
      // DEC-BON-14: a record of the answer; nothing depends on it.
      if (agreement) agree(agreement, false).catch(() => undefined);
    },
    clearError: () => setError(undefined),
  };
}
