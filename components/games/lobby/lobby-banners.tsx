import { BannerCard } from '#components/content/banner-card.tsx';
import { hiddenClass } from '#components/content/hidden-class.ts';
import { Link } from '#components/ui/actions/link.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { Icon } from '#components/ui/media/icon.tsx';
import { Picture } from '#components/ui/media/picture.tsx';
import type { Banner, ContentBox } from '#lib/content/types.ts';

interface LobbyBannersProps {
  readonly label: string;
  readonly banners: readonly Banner[];
  readonly tournaments: readonly ContentBox[];
  readonly tournamentLabel: string;
}

/** LOB-17: the banners and tournaments of editors, in one row that is low enough to keep games above the fold. */
export function LobbyBanners({ label, banners, tournaments, tournamentLabel }: LobbyBannersProps) {
  const count = banners.length + tournaments.length;
  if (count === 0) return null;
  return (
    <section aria-label={label}>
      <ul className="page rail gap-3 scroll-px-(--gutter) md:gap-4">
        {banners.map((banner, at) => (
          <li
            key={banner.id}
            className={classNames(
              count === 1
                ? 'w-full'
                : classNames('w-[88%] md:w-auto md:min-w-[46%] md:flex-1', count > 3 ? 'xl:min-w-[32%]' : 'xl:min-w-0'),
              hiddenClass(banner.hiddenOn),
            )}
          >
            <BannerCard banner={banner} size="lobby" priority={at === 0} className="h-full" />
          </li>
        ))}
        {tournaments.map((tournament) => (
          <li key={tournament.id} className="w-[74%] md:w-[26%] md:min-w-72">
            <TournamentCard box={tournament} label={tournamentLabel} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** LOB-17: links from the lobby to its tournament. */
function TournamentCard({ box, label }: { readonly box: ContentBox; readonly label: string }) {
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
