import { createTranslator } from 'use-intl/core';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import type { WithdrawPlace } from './withdraw-words.ts';

interface CallBackDialogProps {
  readonly place: Pick<WithdrawPlace, 'words' | 'language'>;
  /** What would be called back, in words; null while nothing is asked. */
  readonly amount: string | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Money that was on its way out is not brought back by a slip of the finger. */
export function CallBackDialog({ place, amount, onConfirm, onClose }: CallBackDialogProps) {
  const { words, language } = place;
  const say = createTranslator({ locale: language, messages: words });
  return (
    <Dialog
      open={amount !== null}
      onOpenChange={(open) => !open && onClose()}
      title={words.confirmTitle}
      description={say('confirmText', { amount: amount ?? '' })}
      closeLabel={words.confirmKeep}
    >
      <div className="flex flex-col gap-3">
        <Button size="large" wide onClick={onClose}>
          {words.confirmKeep}
        </Button>
        <Button tone="secondary" size="large" wide onClick={onConfirm}>
          {words.confirm}
        </Button>
      </div>
    </Dialog>
  );
}
