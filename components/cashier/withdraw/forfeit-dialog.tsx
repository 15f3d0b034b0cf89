import { createTranslator } from 'use-intl/core';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { formatMoney } from '#lib/money/format.ts';
import { fromWire } from '#lib/money/money.ts';
import type { WithdrawPlace } from './withdraw-words.ts';

interface ForfeitDialogProps {
  readonly place: Pick<WithdrawPlace, 'words' | 'language' | 'market'>;
  /** The bonus money at stake, in major units; null while nothing is asked. */
  readonly amount: number | null;
  readonly currency: string;
  readonly isSending: boolean;
  readonly onConsent: () => void;
  readonly onKeep: () => void;
}

/** WDR-09: an active bonus is lost by a withdrawal, and only if the player says so. */
export function ForfeitDialog({ place, amount, currency, isSending, onConsent, onKeep }: ForfeitDialogProps) {
  const { words, language, market } = place;
  const say = createTranslator({ locale: language, messages: words });
  const bonus = formatMoney(fromWire(amount ?? 0, currency), market);
  return (
    <Dialog
      open={amount !== null}
      onOpenChange={(open) => !open && onKeep()}
      title={words.forfeitTitle}
      description={say('forfeitText', { bonus })}
      closeLabel={words.forfeitKeep}
    >
      <div className="flex flex-col gap-3">
        <Button size="large" wide onClick={onKeep}>
          {words.forfeitKeep}
        </Button>
        <Button tone="secondary" size="large" wide loading={isSending} onClick={onConsent}>
          {say('forfeitConsent', { bonus })}
        </Button>
      </div>
    </Dialog>
  );
}
