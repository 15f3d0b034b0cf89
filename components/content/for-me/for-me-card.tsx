import { EndsAt } from '#components/content/promotions/ends-at.tsx';
import { Link } from '#components/ui/actions/link.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { Icon } from '#components/ui/media/icon.tsx';
import { Picture } from '#components/ui/media/picture.tsx';
import type { PersonalItem } from '#lib/content/types.ts';

interface ForMeCardProps {
  readonly item: PersonalItem;
  readonly moreLabel: string;
  readonly onMore: () => void;
}

/** One personal item; the whole card is a link to its action or opens its text. */
export function ForMeCard({ item: { title, text, picture, action, facts, more }, moreLabel, onMore }: ForMeCardProps) {
  const linkClass = 'stretched mt-auto inline-flex items-center gap-2 self-start text-sm font-semibold text-brass outline-none';
  return (
    <article className="lit relative flex h-full overflow-hidden rounded-card focus-within:outline-2 focus-within:-outline-offset-2 focus-within:outline-brass-2">
      {picture && (
        <div className="relative w-32 shrink-0 md:w-40">
          <Picture picture={picture} sizes="160px" widths={[160, 240]} ratio={0.9} fill decorative />
        </div>
      )}
      <div className="flex min-w-0 flex-1 flex-col gap-1.5 p-4">
        <h3 className="line-clamp-2 text-lg leading-tight">{title}</h3>
        <p className={classNames('text-sm leading-snug text-paper-2', facts.length > 0 ? 'line-clamp-3' : 'line-clamp-4')}>
          {text}
        </p>
        {more?.ends && <EndsAt {...more.ends} />}
        {facts.length > 0 && (
          <ul className="flex flex-wrap gap-x-4 text-xs text-paper-2">
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )}
        {more ? (
          <button type="button" aria-haspopup="dialog" onClick={onMore} className={linkClass}>
            {moreLabel}
            <span className="sr-only">: {title}</span>
            <Icon name="arrowRight" size={18} />
          </button>
        ) : (
          action && (
            <Link href={action.href} newTab={action.newTab} className={linkClass}>
              <span className="truncate">{action.label}</span>
              <Icon name={action.newTab ? 'external' : 'arrowRight'} size={18} />
            </Link>
          )
        )}
      </div>
    </article>
  );
}
