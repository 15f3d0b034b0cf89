'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#components/ui/actions/button.tsx';
import { forfeit } from '#lib/bonuses/actions.ts';
import { refetchRewards } from '#lib/bonuses/client.ts';
import { changedProgressOf } from '#lib/bonuses/conflict.ts';
import type { FreeSpins, Reward } from '#lib/bonuses/fields.ts';
import { isWagered } from '#lib/bonuses/rules.ts';
import { useSubmit } from '#lib/core/api/use-submit.ts';
import { useMessages } from '#lib/core/i18n/client.tsx';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import { useBonusRefusals } from '../use-bonus-refusals.ts';
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
  const refusals = useBonusRefusals();
  const [progress, setProgress] = useState(reward.wageringProgress);
  const [isChanged, setChanged] = useState(false);
  const { submit, isPending, refusal } = useSubmit(() => forfeit(reward.assignmentId ?? '', progress), {
    leaves: true,
    notices: refusals.notices,
    refusalOf: (error) => (changedProgressOf(error) === undefined ? refusals.refusalOf(error) : null),
    onDone,
    onRefused(error) {
      const current = changedProgressOf(error);
      if (current !== undefined) setProgress(current);
      setChanged(current !== undefined);
    },
    onSettled: () => void refetchRewards(client),
  });
  const losses = lossesOf({
    money: reward.balance || (reward.state === 'ACTIVE' ? 0 : reward.bonusAmount),
    currency: reward.currency,
    progress,
    required: isWagered(reward) ? reward.wageringAmount : 0,
    spins: spins ? spins.total - spins.used : 0,
  });
  // Once it is sent, the bonus cannot be kept.
  const keep = () => isPending || onClose();
  return (
    <LossDialog
      title={messages.forfeitTitle}
      description={t('forfeitText', { title })}
      closeLabel={messages.keep}
      losses={losses}
      isChanged={isChanged}
      error={refusal}
      onClose={keep}
      buttons={
        <>
          <Button tone="secondary" size="large" wide aria-disabled={isPending} onClick={keep}>
            {messages.keep}
          </Button>
          <Button tone="secondary" size="large" wide loading={isPending} onClick={() => void submit()}>
            {messages.forfeitConfirm}
          </Button>
        </>
      }
    />
  );
}
