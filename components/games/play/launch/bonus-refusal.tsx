import { useBonusText } from '#components/games/use-bonus-text.ts';
import { ButtonLink } from '#components/ui/actions/button-link.tsx';
import { ProgressBar } from '#components/ui/status/progress-bar.tsx';
import { MessagesProvider, useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { useLoadedMessages } from '#lib/core/i18n/use-loaded-messages.ts';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import { formatWholeMoney, unbroken } from '#lib/core/money/format.ts';
import { fromWire } from '#lib/core/money/money.ts';
import type { GameBonus } from '#lib/games/launch/contract.ts';
import { useIsClosed } from '#lib/session/use-section-access.ts';

/** GAM-26: which bonus closes the game, how far it is, and how to go on. */
export function BonusRefusal({ bonus }: { readonly bonus: GameBonus }) {
  const { limitationText } = useMessages('play');
  const { messages } = useLoadedMessages('gameBonus', 'bonusFigures');
  if (!messages) return <p className="text-paper-2">{limitationText}</p>;
  return (
    <MessagesProvider messages={messages}>
      <Refusal bonus={bonus} />
    </MessagesProvider>
  );
}

function Refusal({ bonus }: { readonly bonus: GameBonus }) {
  const { home, numbers } = useLocale();
  const messages = useMessages('gameBonus');
  const { deposit } = useMessages('play');
  const isDepositClosed = useIsClosed('deposit');
  const t = useTranslator('bonusFigures');
  const sentence = useBonusText().rule(bonus);
  const { title, rule, wageringProgress, wageringAmount, currency } = bonus;
  const money = (amount: number) => unbroken(formatWholeMoney(fromWire(amount, currency), numbers));
  return (
    <div className="space-y-5">
      <p className="text-paper-2">{sentence}</p>
      {title !== null && wageringAmount > 0 && (
        <ProgressBar
          label={title}
          value={Math.min(1, wageringProgress / wageringAmount)}
          text={t('wagered', { progress: money(wageringProgress), amount: money(wageringAmount) })}
        />
      )}
      <div className="flex flex-wrap justify-center gap-3">
        {rule === 'NO_OWN_MONEY' && !isDepositClosed && (
          <ButtonLink href={`${home}/my-account/banking/deposit`}>{deposit}</ButtonLink>
        )}
        {title !== null && (
          <ButtonLink href={`${home}/my-account/rewards/active`} tone="secondary">
            {messages.seeBonus}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
