import { Link } from '#components/ui/actions/link.tsx';
import { Icon } from '#components/ui/media/icon.tsx';
import { Picture } from '#components/ui/media/picture.tsx';
import type { ContentBox } from '#lib/content/types.ts';

/** LOB-17: links from the lobby to its tournament. */
export function TournamentCard({ box, label }: { readonly box: ContentBox; readonly label: string }) {
  return (
    <article className="group card flex h-full min-h-44 flex-col justify-end bg-ink-3">
      <div className="absolute inset-0 -z-20 transition-transform duration-200 group-hover:scale-[1.02]">
        <Picture picture={box.picture} sizes="(min-width: 768px) 360px, 74vw" widths={[300, 450]} fill decorative />
      </div>
      <div className="scrim space-y-1 p-4 md:p-5">
        <p className="text-xs font-semibold text-brass-2">{label}</p>
        <h2 className="text-lg leading-tight">{box.title}</h2>
        {box.href && (
          <Link
            href={box.href}
            className="stretched inline-flex items-center gap-2 text-sm font-semibold text-brass outline-none"
          >
            {box.body}
            <Icon name="arrowRight" size={18} />
          </Link>
        )}
      </div>
    </article>
  );
}
