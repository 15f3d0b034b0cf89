import { type ReactNode, type RefObject, useState } from 'react';
import { Dialog } from '#components/ui/dialog.tsx';
import { Icon, type IconName } from '#components/ui/icon.tsx';
import { AccountPart, BankingPart, EmptyPart, ProtectionPart, SettingsPart } from './panel-parts.tsx';
import type { PlayedGame, PlayPlace, PlayWords } from './play-words.ts';

/** GAM-23: the states of the panel over a running game. */
type PanelState = 'initial' | 'account' | 'reward' | 'settings' | 'protection' | 'banking' | 'bonusCode';

const sections: readonly {
  readonly state: Exclude<PanelState, 'initial'>;
  readonly icon: IconName;
  readonly label: keyof PlayWords;
}[] = [
  { state: 'account', icon: 'user', label: 'account' },
  { state: 'banking', icon: 'wallet', label: 'banking' },
  { state: 'reward', icon: 'gift', label: 'reward' },
  { state: 'bonusCode', icon: 'tag', label: 'bonusCode' },
  { state: 'protection', icon: 'shield', label: 'protection' },
  { state: 'settings', icon: 'filter', label: 'settings' },
];

interface GamePanelProps {
  readonly place: PlayPlace;
  readonly game: PlayedGame;
  /** Spent in this game. */
  readonly seconds: number;
  /** Where it opens: a part of the page that fills the screen shows nothing outside itself. */
  readonly container: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** The account over a running game, which is paused meanwhile. */
export function GamePanel({ place, game, seconds, container, onClose }: GamePanelProps) {
  const { words } = place;
  const [state, setState] = useState<PanelState>('initial');
  const current = sections.find((section) => section.state === state);
  const parts: Readonly<Record<PanelState, ReactNode>> = {
    initial: (
      <ul className="-mx-3">
        {sections.map(({ state: next, icon, label }) => (
          <li key={next}>
            <button
              type="button"
              onClick={() => setState(next)}
              className="flex min-h-13 w-full items-center gap-4 rounded-md px-3 text-left font-semibold hover:bg-paper/6"
            >
              <Icon name={icon} className={next === 'protection' ? 'text-blue-2' : 'text-brass'} />
              <span className="flex-1">{words[label]}</span>
              <Icon name="chevronRight" className="text-paper-3" />
            </button>
          </li>
        ))}
      </ul>
    ),
    account: <AccountPart place={place} />,
    banking: <BankingPart place={place} />,
    reward: <EmptyPart icon="gift" title={words.noReward} text={words.noRewardText} />,
    bonusCode: <EmptyPart icon="tag" title={words.noCode} text={words.noCodeText} />,
    protection: <ProtectionPart place={place} seconds={seconds} />,
    settings: <SettingsPart place={place} game={game} />,
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={current ? words[current.label] : words.panel}
      description={current ? undefined : words.panelText}
      closeLabel={words.back}
      place="side"
      container={container}
    >
      {current && (
        <button
          type="button"
          onClick={() => setState('initial')}
          className="-mt-3 mb-4 flex min-h-11 items-center gap-1 text-sm font-semibold text-brass hover:underline"
        >
          <Icon name="chevronRight" size={18} className="rotate-180" />
          {words.overview}
        </button>
      )}
      {parts[state]}
    </Dialog>
  );
}
