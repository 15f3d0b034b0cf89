'use client';

import { Button } from '#components/ui/actions/button.tsx';
import { Notice } from '#components/ui/status/notice.tsx';
import { useRewards } from '#lib/bonuses/client.ts';
import { isWagered } from '#lib/bonuses/rules.ts';
import { useMessages } from '#lib/core/i18n/client.tsx';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import { LossDialog } from './loss-dialog.tsx';
import type { OpenConflict } from './use-attempt.ts';
import { useLosses } from './use-losses.ts';

interface ConflictDialogProps {
  readonly conflict: OpenConflict;
  /** The title of the new bonus. */
  readonly next: string;
  /** The new bonus waits already, and would only start now. */
  readonly isWaiting?: boolean;
  readonly isPending: boolean;
  readonly error: string | null;
  /** `active` is the title of the bonus to give up. */
  readonly onReplace: (active: string) => void;
  readonly onWait: () => void;
  readonly onCancel: () => void;
}

/** BON-19, DEC-BON-13: another bonus is active for the same games: wait for its end, give it up, or cancel. */
export function ConflictDialog({
  conflict: { bonus, canWait, isChanged, givenUp },
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
  const lossesOf = useLosses();
  const { data } = useRewards('ACTIVE');
  const held = data && [...data.rewards, ...data.loyalty].find((one) => one.assignmentId === bonus.activeBonusAssignmentId);
  const spins = data?.freeSpins.find((one) => one.assignmentId === bonus.activeBonusAssignmentId);
  // The conflict is in the player's language, the list in that of the page.
  const active = held?.campaignDisplayInfo.title ?? bonus.activeTitle;
  // Once the answer is sent, it cannot be taken back.
  const cancel = () => isPending || onCancel();
  return (
    <LossDialog
      title={messages.conflictTitle}
      description={t('conflictText', { active })}
      closeLabel={messages.cancel}
      losses={lossesOf({
        money: held?.balance ?? bonus.bonusAmount,
        currency: bonus.currency,
        progress: bonus.wageringProgress,
        required: !held || isWagered(held) ? bonus.wageringAmount : 0,
        spins: spins ? spins.total - spins.used : 0,
      })}
      isChanged={isChanged}
      error={error}
      onClose={cancel}
      before={
        <>
          <div role="alert" className="empty:hidden">
            {givenUp !== undefined && <Notice tone="warn">{t('conflictGivenUp', { active: givenUp })}</Notice>}
          </div>
          {canWait ? (
            <div className="space-y-2">
              <Button tone="secondary" size="large" wide loading={isPending} onClick={onWait}>
                {messages.conflictWait}
              </Button>
              <p className="text-sm text-paper-2">{t('conflictWaitText', { active, next })}</p>
            </div>
          ) : (
            !isWaiting && <Notice>{messages.conflictFull}</Notice>
          )}
        </>
      }
      buttons={
        <>
          <Button tone="secondary" size="large" wide loading={isPending} onClick={() => onReplace(active)}>
            {messages.conflictReplace}
          </Button>
          <Button tone="secondary" size="large" wide aria-disabled={isPending} onClick={cancel}>
            {messages.cancel}
          </Button>
        </>
      }
    />
  );
}
