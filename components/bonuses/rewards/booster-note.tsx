import { Notice } from '#components/ui/status/notice.tsx';
import { useRewards } from '#lib/bonuses/client.ts';
import type { Reward } from '#lib/bonuses/fields.ts';
import { useMessages } from '#lib/core/i18n/client.tsx';

/** BON-23: before a booster is claimed, what it needs; nothing for other rewards. */
export function BoosterNote({ reward }: { readonly reward: Pick<Reward, 'terms'> }) {
  return reward.terms.booster ? <OwnCashback /> : null;
}

function OwnCashback() {
  const messages = useMessages('rewards');
  const { data } = useRewards('ACTIVE');
  const hasCashback = data && [...data.rewards, ...data.loyalty].some(({ cashbackActivated }) => cashbackActivated);
  return (
    <div className="w-full">
      <Notice tone={hasCashback === false ? 'warn' : 'info'}>
        {hasCashback === false ? messages.boosterAlone : messages.boosterNeeds}
      </Notice>
    </div>
  );
}
