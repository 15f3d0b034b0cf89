import type { ReactNode } from 'react';
import { Link } from '#components/ui/actions/link.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { Icon, type IconName } from '#components/ui/media/icon.tsx';
import { useMessages } from '#lib/core/i18n/client.tsx';

interface GameBarProps {
  readonly lobby: string;
  readonly isLive: boolean;
  /** Clock, time and result of play, as members of a `dl`. */
  readonly figures: ReactNode;
  readonly isFullScreen: boolean;
  readonly onFullScreen: () => void;
  /** Opens the panel; visitors have none. */
  readonly onPanel: (() => void) | undefined;
}

const buttonClass =
  'flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full px-3 text-sm font-semibold hover:bg-paper/8 max-[23rem]:min-h-10';

export function GameBar({ lobby, isLive, figures, isFullScreen, onFullScreen, onPanel }: GameBarProps) {
  const messages = useMessages('play');
  return (
    <div
      className={classNames(
        'flex min-h-14 items-center justify-between gap-x-2 bg-ink-2 px-2 max-[23rem]:flex-wrap',
        isFullScreen && 'short:col-start-2 short:row-span-2 short:row-start-1 short:h-full short:flex-col short:px-1 short:py-2',
      )}
    >
      <Link href={lobby} className={buttonClass}>
        <Icon name="chevronRight" className="rotate-180" />
        <span className="max-md:sr-only short:sr-only">{isLive ? messages.liveLobby : messages.lobby}</span>
      </Link>
      <dl
        className={classNames(
          'flex items-center gap-x-2 max-[23rem]:-order-1 max-[23rem]:w-full max-[23rem]:justify-around md:gap-x-6',
          isFullScreen && 'short:flex-col short:gap-y-1 short:text-center',
        )}
      >
        {figures}
      </dl>
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
