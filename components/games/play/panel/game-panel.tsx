import dynamic from 'next/dynamic';
import { type ReactNode, type RefObject, useState } from 'react';
import { Icon, type IconName } from '#components/ui/media/icon.tsx';
import { Dialog } from '#components/ui/overlay/dialog.tsx';
import { DialogContainer } from '#components/ui/overlay/dialog-container.ts';
import { Skeleton } from '#components/ui/status/skeleton.tsx';
import type { Messages } from '#lib/core/i18n/catalog-types.ts';
import { useMessages } from '#lib/core/i18n/client.tsx';
import type { PlayTotals } from '#lib/games/play/play-state.ts';
import type { Authorization } from '#lib/session/tokens/authorization.ts';
import { useSectionAccess } from '#lib/session/use-section-access.ts';
import type { PlayedGame } from '../played-game.ts';
import { AccountPart, BankingPart, ProtectionPart, SettingsPart } from './panel-parts.tsx';

const loading = () => <Skeleton className="h-88 w-full rounded-card" />;
const RewardPart = dynamic(() => import('./bonus-parts.tsx').then((module) => module.RewardPart), { loading });
const BonusCodePart = dynamic(() => import('./bonus-parts.tsx').then((module) => module.BonusCodePart), { loading });

/** GAM-23: the states of the panel over a running game. */
export type PanelState = 'initial' | 'account' | 'reward' | 'settings' | 'protection' | 'banking' | 'bonusCode';

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
  /** The part that is open at first. */
  readonly start: PanelState;
  /** The player reads the summary of this game. */
  readonly onProtection: () => void;
  readonly onClose: () => void;
}

/** The player's account over a running game; an open panel pauses the game. */
export function GamePanel({ game, seconds, totals, isPausing, container, start, onProtection, onClose }: GamePanelProps) {
  const messages = useMessages('play');
  const [state, setState] = useState<PanelState>(start);
  const access: Partial<Record<PanelState, Authorization>> = {
    reward: useSectionAccess('rewards', false).state,
    bonusCode: useSectionAccess('bonusCode', false).state,
  };
  const shown = sections.filter((section) => access[section.state] !== 'refused');
  const current = sections.find((section) => section.state === state);
  const parts: Readonly<Record<PanelState, ReactNode>> = {
    initial: (
      <ul className="-mx-3">
        {shown.map(({ state: next, icon, label }) => (
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
    reward: <RewardPart />,
    bonusCode: <BonusCodePart onRewards={() => setState('reward')} />,
    protection: <ProtectionPart seconds={seconds} totals={totals} />,
    settings: <SettingsPart game={game} />,
  };
  return (
    <DialogContainer value={container}>
      <Dialog
        open
        onOpenChange={(isOpen) => !isOpen && onClose()}
        title={current ? messages[current.label] : messages.panel}
        description={current ? undefined : isPausing ? messages.pausing : messages.panelText}
        closeLabel={messages.back}
        placement="side"
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
    </DialogContainer>
  );
}
