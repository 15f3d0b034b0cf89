import { BannerCard } from '#components/content/banner-card.tsx';
import { hiddenClass } from '#components/content/hidden-class.ts';
import { classNames } from '#components/ui/class-names.ts';
import type { Banner, ContentBox } from '#lib/content/types.ts';
import { TournamentCard } from './tournament-card.tsx';

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
