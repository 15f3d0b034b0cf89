import type { ReactNode } from 'react';
import { Dialog } from '#components/ui/overlay/dialog.tsx';
import { Notice } from '#components/ui/status/notice.tsx';
import { useMessages } from '#lib/core/i18n/client.tsx';
import type { Fact } from '../use-term-texts.ts';

interface LossDialogProps {
  readonly title: string;
  readonly description: string;
  readonly closeLabel: string;
  /** What the player would lose, in figures. */
  readonly losses: readonly Fact[];
  /** The figures have changed since the player saw them. */
  readonly isChanged: boolean;
  readonly error: string | null;
  /** Shown above the losses: another way on. */
  readonly before?: ReactNode;
  readonly buttons: ReactNode;
  readonly onClose: () => void;
}

/** The frame of the dialogs in which a bonus can be given up. No choice is more prominent than another. */
export function LossDialog(props: LossDialogProps) {
  const { title, description, closeLabel, losses, isChanged, error, before, buttons, onClose } = props;
  const messages = useMessages('rewards');
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} description={description} closeLabel={closeLabel}>
      <div className="space-y-5">
        {before}
        <dl className="divide-y divide-paper/8 rounded-md bg-red/12 px-4">
          {losses.map(({ label, value }) => (
            <div key={label} className="flex items-baseline justify-between gap-4 py-3">
              <dt className="text-sm">{label}</dt>
              <dd className="text-right font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
        <div role="alert" className="empty:hidden">
          {isChanged && <Notice tone="warn">{messages.progressChanged}</Notice>}
          {error !== null && <Notice tone="error">{error}</Notice>}
        </div>
        <div className="flex flex-col gap-3">{buttons}</div>
      </div>
    </Dialog>
  );
}
