import { useState } from 'react';
import { Icon } from '#components/ui/media/icon.tsx';
import { MessagesProvider, useMessages } from '#lib/core/i18n/client.tsx';
import { useLoadedMessages } from '#lib/core/i18n/use-loaded-messages.ts';
import type { GameBonus, GameSpins } from '#lib/games/launch/contract.ts';
import { useBonusText } from '../use-bonus-text.ts';

interface BonusNoteProps {
  readonly bonus: GameBonus | undefined;
  readonly freeSpins: GameSpins | undefined;
}

/** GAM-26, DEC-BON-21: what the active bonus and the free spins do in this game; can be put away. */
export function BonusNote(props: BonusNoteProps) {
  const { messages } = useLoadedMessages('gameBonus');
  const [isHidden, setHidden] = useState(false);
  if (!messages || isHidden) return null;
  return (
    <MessagesProvider messages={messages}>
      <Note {...props} onHide={() => setHidden(true)} />
    </MessagesProvider>
  );
}

function Note({ bonus, freeSpins, onHide }: BonusNoteProps & { readonly onHide: () => void }) {
  const { hide } = useMessages('gameBonus');
  const text = useBonusText();
  const sentences = [freeSpins && text.spins(freeSpins), bonus && text.rule(bonus), bonus && text.share(bonus)].filter(Boolean);
  if (sentences.length === 0) return null;
  return (
    <div className="flex items-center gap-2 bg-paper/8 py-0.5 pl-4 text-sm short:text-xs">
      <Icon name="gift" size={18} className="shrink-0 text-brass" />
      <p className="min-w-0 flex-1">{sentences.join(' ')}</p>
      <button
        type="button"
        aria-label={hide}
        onClick={onHide}
        className="grid size-11 shrink-0 place-items-center rounded-full text-paper-2 hover:bg-paper/8"
      >
        <Icon name="close" size={18} />
      </button>
    </div>
  );
}
