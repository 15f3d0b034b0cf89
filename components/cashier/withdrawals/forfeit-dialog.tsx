import { Fragment } from 'react';
import { Button } from '#components/ui/actions/button.tsx';
import { Dialog } from '#components/ui/overlay/dialog.tsx';
import { useLocale } from '#lib/core/i18n/client.tsx';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import { formatMoney } from '#lib/core/money/format.ts';
import { fromWire } from '#lib/core/money/money.ts';
import type { ForfeitedBonus } from './use-withdraw-form.ts';

interface ForfeitDialogProps {
  /** The bonus money that would be forfeited, in major units; null while the dialog is closed. */
  readonly amount: number | null;
  readonly bonuses: readonly ForfeitedBonus[];
  readonly currency: string;
  readonly isSending: boolean;
  readonly onConsent: () => void;
  readonly onKeep: () => void;
}

/** WDR-09, DEC-BON-18: names the bonuses that a withdrawal would forfeit, and asks for consent. */
export function ForfeitDialog({ amount, bonuses, currency, isSending, onConsent, onKeep }: ForfeitDialogProps) {
  const { numbers } = useLocale();
  const t = useTranslator('withdraw');
  const bonus = formatMoney(fromWire(amount ?? 0, currency), numbers);
  // Once it is sent, the bonus cannot be kept.
  const keep = () => isSending || onKeep();
  return (
    <Dialog
      open={amount !== null}
      onOpenChange={(open) => !open && keep()}
      title={t('forfeitTitle')}
      description={t('forfeitText', { bonus })}
      closeLabel={t('forfeitKeep')}
    >
      {bonuses.length > 0 && (
        <ul className="mb-6 list-disc space-y-1 pl-5 text-sm">
          {bonuses.map(({ title, amount: lost, spins }) => (
            <Fragment key={title}>
              <li>{t('forfeitLost', { title, amount: formatMoney(fromWire(lost, currency), numbers) })}</li>
              {spins > 0 && <li>{t('forfeitLostSpins', { title, count: spins })}</li>}
            </Fragment>
          ))}
        </ul>
      )}
      {/* No choice is more prominent than another. */}
      <div className="flex flex-col gap-3">
        <Button tone="secondary" size="large" wide aria-disabled={isSending} onClick={keep}>
          {t('forfeitKeep')}
        </Button>
        <Button tone="secondary" size="large" wide loading={isSending} onClick={onConsent}>
          {t('forfeitConsent', { bonus })}
        </Button>
      </div>
    </Dialog>
  );
}
