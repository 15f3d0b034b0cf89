'use client';

import { Button } from '#components/ui/actions/button.tsx';
import { ProgressBar } from '#components/ui/status/progress-bar.tsx';
import { useRewards } from '#lib/bonuses/client.ts';
import { isWagered, wageredShare } from '#lib/bonuses/rules.ts';
import { hideWagering, useBonusStore } from '#lib/bonuses/store.ts';
import { useMessages } from '#lib/core/i18n/client.tsx';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import { useBonusFigures } from '../use-bonus-figures.ts';

/** BON-31: the progress of the active bonuses; once put away, it returns with another active bonus. Needs the namespaces `player` and `bonusFigures`. */
export function WageringNotice() {
  const messages = useMessages('player');
  const t = useTranslator('player');
  const { wagered } = useBonusFigures();
  const { data } = useRewards('ACTIVE');
  const hidden = useBonusStore(({ hiddenAssignmentIds }) => hiddenAssignmentIds);
  const active = [...(data?.rewards ?? []), ...(data?.loyalty ?? [])].filter(
    (reward) => reward.state === 'ACTIVE' && isWagered(reward) && reward.assignmentId !== null,
  );
  const ids = active.flatMap(({ assignmentId }) => assignmentId ?? []);
  if (ids.every((id) => hidden.includes(id))) return null;
  return (
    <div className="space-y-2 px-3 py-2">
      {active.map((reward) => (
        <ProgressBar
          key={reward.assignmentId}
          label={t('wagering', { title: reward.campaignDisplayInfo.title })}
          value={wageredShare(reward)}
          text={wagered(reward.wageringProgress, reward.wageringAmount, reward.currency)}
        />
      ))}
      <Button tone="quiet" size="small" onClick={() => hideWagering(ids)}>
        {messages.hideWagering}
      </Button>
    </div>
  );
}
