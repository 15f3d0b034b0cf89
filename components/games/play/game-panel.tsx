import { type ReactNode, type RefObject, useState } from 'react';
import { Icon, type IconName } from '#components/ui/media/icon.tsx';
import { Dialog } from '#components/ui/overlay/dialog.tsx';
import type { Messages } from '#lib/core/i18n/catalog-types.ts';
import { useMessages } from '#lib/core/i18n/client.tsx';
import { AccountPart, BankingPart, LinkPart, ProtectionPart, SettingsPart } from './panel-parts.tsx';
import type { PlayedGame, PlayTotals } from './played-game.ts';

/** GAM-23: the states of the panel over a running game. */
type PanelState = 'initial' | 'account' | 'reward' | 'settings' | 'protection' | 'banking' | 'bonusCode';

const sections: readonly {
  readonly state: Exclude<PanelState, 'initial'>;
  readonly icon: IconName;
  readonly label: keyof Messages['play'];
}[] = [
  { state: 'account', icon: 'user', label: 'account' },
  { state: 'banking', icon: 'wallet', label: 'banking' },
  { state: 'reward', icon: 'gift', label: 'reward' },
  { state: 'bonusCode', icon: 'tag', label: 'bonusCode' },
  { state: 'protection', icon: 'shield', label: 'protection' },
  { state: 'settings', icon: 'filter', label: 'settings' },
];

interface GamePanelProps {
  readonly game: PlayedGame;
  readonly seconds: number;
  /** Undefined in a game for fun. */
  readonly totals: PlayTotals | undefined;
  /** The game has not paused yet: its round is played to its end. */
  readonly isPausing: boolean;
  /** The portal target: in full screen, elements outside it are invisible. */
  readonly container: RefObject<HTMLElement | null>;
  /** The player reads the summary of this game. */
  readonly onProtection: () => void;
  readonly onClose: () => void;
}

/** The player's account over a running game; an open panel pauses the game. */
export function GamePanel({ game, seconds, totals, isPausing, container, onProtection, onClose }: GamePanelProps) {
  const messages = useMessages('play');
  const [state, setState] = useState<PanelState>('initial');
  const current = sections.find((section) => section.state === state);
  const parts: Readonly<Record<PanelState, ReactNode>> = {
    initial: (
      <ul className="-mx-3">
        {sections.map(({ state: next, icon, label }) => (
          <li key={next}>
            <button
              type="button"
              onClick={() => {
                setState(next);
                if (next === 'protection') onProtection();
              }}
              className="flex min-h-13 w-full items-center gap-4 rounded-md px-3 text-left font-semibold hover:bg-paper/6"
            >
              <Icon name={icon} className={next === 'protection' ? 'text-blue-2' : 'text-brass'} />
              <span className="flex-1">{messages[label]}</span>
              <Icon name="chevronRight" className="text-paper-3" />
            </button>
          </li>
        ))}
      </ul>
    ),
    account: <AccountPart />,
    banking: <BankingPart />,
    reward: <LinkPart path="rewards/active" label={messages.reward} />,
    bonusCode: <LinkPart path="bonus-code" label={messages.bonusCode} />,
    protection: <ProtectionPart seconds={seconds} totals={totals} />,
    settings: <SettingsPart game={game} />,
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={current ? messages[current.label] : messages.panel}
      description={current ? undefined : isPausing ? messages.pausing : messages.panelText}
      closeLabel={messages.back}
      placement="side"
      container={container}
    >
      {current && (
        <button
          type="button"
          onClick={() => setState('initial')}
          className="-mt-3 mb-4 flex min-h-11 items-center gap-1 text-sm font-semibold text-brass hover:underline"
        >
          <Icon name="chevronRight" size={18} className="rotate-180" />
          {messages.overview}
        </button>
      )}
      {parts[state]}
    </Dialog>
  );
}
