import { Button } from '#components/ui/actions/button.tsx';
import { ButtonLink } from '#components/ui/actions/button-link.tsx';
import { Icon } from '#components/ui/media/icon.tsx';
import { useMessages } from '#lib/core/i18n/client.tsx';
import type { Mode } from '#lib/games/launch/rules.ts';

interface ModeNoteProps {
  readonly mode: Mode;
  readonly isHeldToFun: boolean;
  readonly isPlayer: boolean;
  /** A live table in fun mode can only be watched. */
  readonly isLive: boolean;
  readonly onReal: () => void;
}

/** GAM-02: shows that the game uses play money, and offers playing for money where allowed. */
export function ModeNote({ mode, isHeldToFun, isPlayer, isLive, onReal }: ModeNoteProps) {
  const messages = useMessages('play');
  if (mode === 'real') return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 bg-paper/8 px-4 py-2 text-sm short:flex-nowrap short:py-0.5 short:text-xs">
      <p className="flex items-center gap-2">
        <Icon name="info" size={18} className="shrink-0 text-paper-2" />
        {isLive ? messages.watching : isHeldToFun ? messages.heldToFun : messages.forFun}
      </p>
      {isPlayer && !isHeldToFun && (
        <Button size="small" onClick={onReal}>
          {messages.playReal}
        </Button>
      )}
      {!isPlayer && (
        <ButtonLink href="#sign-in" size="small" aria-haspopup="dialog">
          {messages.signInToPlay}
        </ButtonLink>
      )}
    </div>
  );
}
