import { Link } from '#components/ui/actions/link.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { Icon, type IconName } from '#components/ui/media/icon.tsx';
import { useMessages } from '#lib/core/i18n/client.tsx';
import { formatDuration } from './use-clock.ts';

interface GameBarProps {
  readonly lobby: string;
  readonly isLive: boolean;
  /** Time in the game; undefined where no game runs. */
  readonly seconds: number | undefined;
  readonly isFullScreen: boolean;
  readonly onFullScreen: () => void;
  /** Opens the panel; visitors have none. */
  readonly onPanel: (() => void) | undefined;
}

const buttonClass =
  'flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full px-3 text-sm font-semibold hover:bg-paper/8';

export function GameBar({ lobby, isLive, seconds, isFullScreen, onFullScreen, onPanel }: GameBarProps) {
  const messages = useMessages('play');
  return (
    <div
      className={classNames(
        'flex h-14 items-center justify-between gap-2 bg-ink-2 px-2',
        isFullScreen && 'short:col-start-2 short:row-span-2 short:row-start-1 short:h-full short:flex-col short:px-1 short:py-2',
      )}
    >
      <Link href={lobby} className={buttonClass}>
        <Icon name="chevronRight" className="rotate-180" />
        <span className="max-md:sr-only short:sr-only">{isLive ? messages.liveLobby : messages.lobby}</span>
      </Link>
      <p className="flex items-center gap-2 text-sm text-paper-2 tabular-nums short:flex-col short:gap-0">
        <Icon name="clock" size={18} className="text-blue-2" />
        <span className="sr-only">{messages.time}</span>
        {seconds === undefined ? '–' : formatDuration(seconds)}
      </p>
      <div className={classNames('flex items-center', isFullScreen && 'short:flex-col')}>
        {onPanel && <BarButton icon="user" label={messages.panel} onClick={onPanel} hasDialog />}
        <BarButton
          icon={isFullScreen ? 'shrink' : 'expand'}
          label={isFullScreen ? messages.small : messages.whole}
          onClick={onFullScreen}
        />
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
    <button type="button" className={buttonClass} onClick={onClick} aria-haspopup={hasDialog ? 'dialog' : undefined}>
      <Icon name={icon} />
      <span className="max-md:sr-only short:sr-only">{label}</span>
    </button>
  );
}
