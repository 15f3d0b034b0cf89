import { Button } from '#components/ui/actions/button.tsx';
import { Dialog } from '#components/ui/overlay/dialog.tsx';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';

interface CancelDialogProps {
  /** The formatted amount of the withdrawal; null while the dialog is closed. */
  readonly amount: string | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks for confirmation before a withdrawal is cancelled and its money returns to the balance. */
export function CancelDialog({ amount, onConfirm, onClose }: CancelDialogProps) {
  const t = useTranslator('withdraw');
  return (
    <Dialog
      open={amount !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t('confirmTitle')}
      description={t('confirmText', { amount: amount ?? '' })}
      closeLabel={t('confirmKeep')}
    >
      <div className="flex flex-col gap-3">
        <Button size="large" wide onClick={onClose}>
          {t('confirmKeep')}
        </Button>
        <Button tone="secondary" size="large" wide onClick={onConfirm}>
          {t('confirm')}
        </Button>
      </div>
    </Dialog>
  );
}
