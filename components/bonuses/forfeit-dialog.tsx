'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#components/ui/actions/button.tsx';
import { Dialog } from '#components/ui/overlay/dialog.tsx';
import { Notice } from '#components/ui/status/notice.tsx';
import { forfeit } from '#lib/bonuses/actions.ts';
import { refetchRewards } from '#lib/bonuses/client.ts';
import { changedProgressOf } from '#lib/bonuses/conflict.ts';
import type { FreeSpins, Reward } from '#lib/bonuses/fields.ts';
import { useMessages } from '#lib/core/i18n/client.tsx';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import { LossList } from './loss-list.tsx';
import { refusalText } from './refusal-text.ts';
import { useBonusFigures } from './use-bonus-figures.ts';

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
  const { money, wagered } = useBonusFigures();
  const { wageringAmount, currency } = reward;
  const [progress, setProgress] = useState(reward.wageringProgress);
  const [isChanged, setChanged] = useState(false);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<unknown>();
  const spinsLeft = spins ? spins.total - spins.used : 0;
  const losses = [
    {
      label: messages.forfeitLost,
      value: money(reward.balance || (reward.state === 'ACTIVE' ? 0 : reward.bonusAmount), currency),
    },
    ...(wageringAmount > 0
      ? [
          {
            label: messages.forfeitProgress,
            value: wagered(progress, wageringAmount, currency),
          },
        ]
      : []),
    ...(spinsLeft > 0 ? [{ label: messages.forfeitSpins, value: String(spinsLeft) }] : []),
  ];

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
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={messages.forfeitTitle}
      description={t('forfeitText', { title })}
      closeLabel={messages.keep}
    >
      <div className="space-y-5">
        <LossList facts={losses} />
        <div role="alert" className="empty:hidden">
          {isChanged && <Notice tone="warn">{messages.progressChanged}</Notice>}
          {error !== undefined && <Notice tone="error">{refusalText(error, messages)}</Notice>}
        </div>
        <div className="flex flex-col gap-3">
          <Button size="large" wide onClick={onClose}>
            {messages.keep}
          </Button>
          <Button tone="secondary" size="large" wide loading={isPending} onClick={() => void confirm()}>
            {messages.forfeitConfirm}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
