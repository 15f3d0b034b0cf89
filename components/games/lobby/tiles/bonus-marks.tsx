import { useEffect } from 'react';
import { useRewardsFollowBalance } from '#lib/bonuses/client.ts';
import { MessagesProvider, useMessages } from '#lib/core/i18n/client.tsx';
import { useLoadedMessages } from '#lib/core/i18n/use-loaded-messages.ts';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import { useGameLimitations } from '#lib/games/launch/client.ts';
import type { GameLimitations } from '#lib/games/launch/contract.ts';
import { changeLobby, type TileMark } from '#lib/games/lobby/store.ts';
import { useBonusText } from '../../use-bonus-text.ts';

/** GAM-26, DEC-BON-21: marks the tiles of games that a bonus excludes, or that have free spins. */
export function BonusMarks() {
  const { data } = useGameLimitations();
  useRewardsFollowBalance();
  return data && (data.exclusions.length > 0 || data.freeSpins.length > 0) ? <WithMessages limitations={data} /> : null;
}

interface MarksProps {
  readonly limitations: GameLimitations;
}

function WithMessages({ limitations }: MarksProps) {
  const { messages } = useLoadedMessages('gameBonus');
  return (
    messages && (
      <MessagesProvider messages={messages}>
        <Marks limitations={limitations} />
      </MessagesProvider>
    )
  );
}

function Marks({ limitations }: MarksProps) {
  const messages = useMessages('gameBonus');
  const t = useTranslator('gameBonus');
  const { rule, spins } = useBonusText();
  const marks = new Map<string, TileMark>();
  for (const exclusion of limitations.exclusions) {
    const label = exclusion.rule === 'OWN_MONEY_ONLY' ? messages.markOwnMoney : messages.markExcluded;
    const mark = { kind: 'excluded', label, text: rule(exclusion) ?? label } as const;
    for (const id of exclusion.gameIds) marks.set(id, mark);
  }
  for (const one of limitations.freeSpins) {
    marks.set(one.gameId, { kind: 'spins', label: t('markSpins', { count: one.remaining }), text: spins(one) });
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the marks follow from the answer alone
  useEffect(() => {
    changeLobby({ marks });
    return () => changeLobby({ marks: new Map() });
  }, [limitations]);
  return null;
}
