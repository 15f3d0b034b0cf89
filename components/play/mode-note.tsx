import { Button } from '#components/ui/button.tsx';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { Icon } from '#components/ui/icon.tsx';
import type { Mode } from '#lib/launch/rules.ts';
import type { PlayWords } from './play-words.ts';

interface ModeNoteProps {
  readonly words: PlayWords;
  readonly mode: Mode;
  readonly isHeldToFun: boolean;
  readonly isPlayer: boolean;
  /** A table without a seat is only watched. */
  readonly isLive: boolean;
  readonly onReal: () => void;
}

/** GAM-02: play money is never taken for money; who may play for money is shown the way there. */
export function ModeNote({ words, mode, isHeldToFun, isPlayer, isLive, onReal }: ModeNoteProps) {
  if (mode === 'real') return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 bg-paper/8 px-4 py-2 text-sm short:py-0.5 short:text-xs">
      <p className="flex items-center gap-2">
        <Icon name="info" size={18} className="shrink-0 text-paper-2" />
        {isLive ? words.watching : isHeldToFun ? words.heldToFun : words.forFun}
      </p>
      {isPlayer && !isHeldToFun && (
        <Button size="small" onClick={onReal}>
          {words.playReal}
        </Button>
      )}
      {!isPlayer && (
        <ButtonLink href="#sign-in" size="small" aria-haspopup="dialog">
          {words.signInToPlay}
        </ButtonLink>
      )}
    </div>
  );
}
