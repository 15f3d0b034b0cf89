'use client';

import { Button } from '#components/ui/actions/button.tsx';
import { Dialog } from '#components/ui/overlay/dialog.tsx';
import { Notice } from '#components/ui/status/notice.tsx';
import { useRewards } from '#lib/bonuses/client.ts';
import { useMessages } from '#lib/core/i18n/client.tsx';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import { LossList } from './loss-list.tsx';
import { refusalText } from './refusal-text.ts';
import type { OpenConflict } from './use-attempt.ts';
import { useBonusFigures } from './use-bonus-figures.ts';

interface ConflictDialogProps {
  readonly conflict: OpenConflict;
  /** The title of the new bonus. */
  readonly next: string;
  /** The new bonus waits already, and would only start now. */
  readonly isWaiting?: boolean;
  readonly isPending: boolean;
  readonly error: unknown;
  readonly onReplace: () => void;
  readonly onWait: () => void;
  readonly onCancel: () => void;
}

/** BON-19, DEC-BON-13: another bonus is active for the same games: wait for its end, give it up, or cancel. */
export function ConflictDialog({
  conflict: { bonus, canWait, isChanged },
  next,
  isWaiting = false,
  isPending,
  error,
  onReplace,
  onWait,
  onCancel,
}: ConflictDialogProps) {
  const messages = useMessages('rewards');
  const t = useTranslator('rewards');
  const { money, wagered } = useBonusFigures();
  const { data } = useRewards('ACTIVE');
  const { currency, wageringProgress, wageringAmount } = bonus;
  const held = data && [...data.rewards, ...data.loyalty].find((one) => one.assignmentId === bonus.activeBonusAssignmentId);
  // The conflict is in the player's language, the list in that of the page.
  const active = held?.campaignDisplayInfo.title ?? bonus.activeTitle;
  const losses = [
    { label: messages.forfeitLost, value: money(held?.balance ?? bonus.bonusAmount, currency) },
    ...(wageringAmount > 0
      ? [
          {
            label: messages.forfeitProgress,
            value: wagered(wageringProgress, wageringAmount, currency),
          },
        ]
      : []),
  ];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onCancel()}
      title={messages.conflictTitle}
      description={t('conflictText', { active })}
      closeLabel={messages.cancel}
    >
      <div className="space-y-5">
        {canWait && (
          <div className="space-y-2">
            <Button size="large" wide loading={isPending} onClick={onWait}>
              {messages.conflictWait}
            </Button>
            <p className="text-sm text-paper-2">{t('conflictWaitText', { active, next })}</p>
          </div>
        )}
        {!canWait && !isWaiting && <Notice>{messages.conflictFull}</Notice>}
        <LossList facts={losses} />
        <div role="alert" className="empty:hidden">
          {isChanged && <Notice tone="warn">{messages.progressChanged}</Notice>}
          {error !== undefined && <Notice tone="error">{refusalText(error, messages)}</Notice>}
        </div>
        <div className="flex flex-col gap-3">
          <Button tone="secondary" wide loading={isPending} onClick={onReplace}>
            {messages.conflictReplace}
          </Button>
          <Button tone="quiet" wide onClick={onCancel}>
            {messages.cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
