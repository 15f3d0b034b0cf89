import { Link } from '#components/ui/actions/link.tsx';
import { Icon } from '#components/ui/media/icon.tsx';
import { Picture } from '#components/ui/media/picture.tsx';
import { useMessages } from '#lib/core/i18n/client.tsx';
import { groupIcons, type ResultKind, type SearchResult } from './result-group.ts';

interface ResultRowProps {
  readonly kind: ResultKind;
  readonly result: SearchResult;
  readonly onFollow: () => void;
}

export function ResultRow({ kind, result: { href, title, note, picture, isLive }, onFollow }: ResultRowProps) {
  const messages = useMessages('search');
  return (
    <Link
      href={href}
      onClick={onFollow}
      className="flex min-h-14 items-center gap-3 rounded-md px-2 py-1.5 hover:bg-paper/6 focus-visible:outline-offset-[-2px]"
    >
      <span className="relative grid size-11 shrink-0 place-items-center overflow-hidden rounded-sm bg-paper/6 text-brass">
        {picture ? (
          <Picture
            picture={{ ...picture, width: 88, height: 88, alt: '', placeholder: null }}
            sizes="44px"
            widths={[44, 88]}
            ratio={1}
            fill
            decorative
          />
        ) : (
          <Icon name={groupIcons[kind]} />
        )}
      </span>
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 text-sm leading-snug font-semibold">{title}</span>
        <span className="flex items-center gap-2 text-xs text-paper-2">
          {isLive && <span className="shrink-0 font-semibold text-felt-2">{messages.liveNow}</span>}
          <span className="truncate">{note}</span>
        </span>
      </span>
      <Icon name="chevronRight" size={18} className="shrink-0 text-paper-3" />
    </Link>
  );
}
