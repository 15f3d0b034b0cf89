'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#components/ui/actions/button.tsx';
import { forfeit } from '#lib/bonuses/actions.ts';
import { refetchRewards } from '#lib/bonuses/client.ts';
import { changedProgressOf } from '#lib/bonuses/conflict.ts';
import type { FreeSpins, Reward } from '#lib/bonuses/fields.ts';
import { isWagered } from '#lib/bonuses/rules.ts';
import { useMessages } from '#lib/core/i18n/client.tsx';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import { LossDialog } from './loss-dialog.tsx';
import { useLosses } from './use-losses.ts';

interface ForfeitDialogProps {
  readonly reward: Reward;
  readonly title: string;
  readonly spins: FreeSpins | undefined;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** BON-09: says what would be lost, and sends the progress that the player saw. */
export function ForfeitDialog({ reward, title, spins, onDone, onClose }: ForfeitDialogProps) {
  const client = useQueryClient();
  const messages = useMessages('rewards');
  const t = useTranslator('rewards');
  const lossesOf = useLosses();
  const [progress, setProgress] = useState(reward.wageringProgress);
  const [isChanged, setChanged] = useState(false);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<unknown>();
  const losses = lossesOf({
    money: reward.balance || (reward.state === 'ACTIVE' ? 0 : reward.bonusAmount),
    currency: reward.currency,
    progress,
    required: isWagered(reward) ? reward.wageringAmount : 0,
    spins: spins ? spins.total - spins.used : 0,
  });

  async function confirm(): Promise<void> {
    setPending(true);
    setError(undefined);
    try {
      await forfeit(reward.assignmentId ?? '', progress);
      onDone();
    } catch (failure) {
      const current = changedProgressOf(failure);
      if (current === undefined) setError(failure);
      else setProgress(current);
      setChanged(current !== undefined);
      setPending(false);
    }
    void refetchRewards(client);
  }
  return (
    <LossDialog
      title={messages.forfeitTitle}
      description={t('forfeitText', { title })}
      closeLabel={messages.keep}
      losses={losses}
      isChanged={isChanged}
      error={error}
      onClose={onClose}
      buttons={
        <>
          <Button size="large" wide onClick={onClose}>
            {messages.keep}
          </Button>
          <Button tone="secondary" size="large" wide loading={isPending} onClick={() => void confirm()}>
            {messages.forfeitConfirm}
          </Button>
        </>
      }
    />
  );
}
