import { createTranslator } from 'use-intl/core';
import { Button } from '#components/ui/button.tsx';
import { Notice } from '#components/ui/notice.tsx';
import type { DepositFlow } from '#lib/cashier/rules.ts';
import { formatMoney } from '#lib/money/format.ts';
import { fromWire } from '#lib/money/money.ts';
import { writeMoment } from '../write-moment.ts';
import type { DepositPlace } from './deposit-words.ts';

interface LimitNoteProps {
  readonly place: Pick<DepositPlace, 'words' | 'language' | 'market'>;
  readonly flow: DepositFlow;
  readonly currency: string;
  readonly onAcknowledge: () => void;
}

/** What does not stand in the way: a limit that is near (DEP-10), or documents that are being looked at (DEP-06). */
export function LimitNote({ place, flow, currency, onAcknowledge }: LimitNoteProps) {
  const { words, language, market } = place;
  if (flow.status === 'VERIFYDOCUMENT_UNDER_REVIEW') return <Notice title={words.reviewTitle}>{words.reviewNote}</Notice>;
  const { limitType, limitLeft, resetOn } = flow;
  if (!flow.notification || !limitType || limitLeft === undefined || !resetOn) return null;
  const say = createTranslator({ locale: language, messages: words });
  return (
    <Notice
      tone="protection"
      title={words.nearTitle}
      action={
        <Button tone="secondary" size="small" onClick={onAcknowledge}>
          {words.nearDone}
        </Button>
      }
    >
      {say('nearText', {
        limit: words[`limit${limitType}`],
        left: formatMoney(fromWire(limitLeft, currency), market),
        reset: writeMoment(resetOn, language),
      })}
    </Notice>
  );
}
