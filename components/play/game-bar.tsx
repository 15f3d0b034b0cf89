import { classNames } from '#components/ui/class-names.ts';
import { Icon, type IconName } from '#components/ui/icon.tsx';
import { Link } from '#components/ui/link.tsx';
import type { PlayWords } from './play-words.ts';
import { writeDuration } from './use-clock.ts';

interface GameBarProps {
  readonly words: PlayWords;
  readonly lobby: string;
  readonly isLive: boolean;
  /** Undefined where no game runs. */
  readonly seconds: number | undefined;
  readonly isWhole: boolean;
  readonly onWhole: () => void;
  /** Opens the panel; visitors have none. */
  readonly onPanel: (() => void) | undefined;
}

const look = 'flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full px-3 text-sm font-semibold hover:bg-paper/8';

/** What is always in sight while a game runs: the way out, the time spent in it, the whole screen, the account. */
export function GameBar({ words, lobby, isLive, seconds, isWhole, onWhole, onPanel }: GameBarProps) {
  return (
    <div
      className={classNames(
        'flex h-14 items-center justify-between gap-2 bg-ink-2 px-2',
        isWhole && 'short:col-start-2 short:row-span-2 short:row-start-1 short:h-full short:flex-col short:px-1 short:py-2',
      )}
    >
      <Link href={lobby} className={look}>
        <Icon name="chevronRight" className="rotate-180" />
        <span className="max-md:sr-only short:sr-only">{isLive ? words.liveLobby : words.lobby}</span>
      </Link>
      <p className="flex items-center gap-2 text-sm text-paper-2 tabular-nums short:flex-col short:gap-0">
        <Icon name="clock" size={18} className="text-blue-2" />
        <span className="sr-only">{words.time}</span>
        {seconds === undefined ? '–' : writeDuration(seconds)}
      </p>
      <div className={classNames('flex items-center', isWhole && 'short:flex-col')}>
        {onPanel && <BarButton icon="user" label={words.panel} onClick={onPanel} hasDialog />}
        <BarButton icon={isWhole ? 'shrink' : 'expand'} label={isWhole ? words.small : words.whole} onClick={onWhole} />
      </div>
    </div>
  );
}

interface BarButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly hasDialog?: boolean;
  readonly onClick: () => void;
}

function BarButton({ icon, label, hasDialog, onClick }: BarButtonProps) {
  return (
    <button type="button" className={look} onClick={onClick} aria-haspopup={hasDialog ? 'dialog' : undefined}>
      <Icon name={icon} />
      <span className="max-md:sr-only short:sr-only">{label}</span>
    </button>
  );
}
