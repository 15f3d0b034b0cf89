import { BannerCard } from '#components/content/banner-card.tsx';
import { hiddenClass } from '#components/content/hidden-class.ts';
import { classNames } from '#components/ui/class-names.ts';
import type { Banner, ContentBox } from '#lib/content/types.ts';
import { TournamentCard } from './tournament-card.tsx';

interface LobbyBannersProps {
  readonly label: string;
  readonly banners: readonly Banner[];
  readonly tournament: ContentBox | undefined;
  readonly tournamentLabel: string;
}

/** At most two banners and a tournament, in one row that is low enough to keep games above the fold. */
export function LobbyBanners({ label, banners, tournament, tournamentLabel }: LobbyBannersProps) {
  const count = Math.min(banners.length, 2) + (tournament ? 1 : 0);
  if (count === 0) return null;
  return (
    <section aria-label={label}>
      <ul className="page rail gap-3 scroll-px-(--gutter) md:gap-4">
        {banners.slice(0, 2).map((banner, at) => (
          <li
            key={banner.id}
            className={classNames(
              count === 1 ? 'w-full' : 'w-[88%] md:w-auto md:min-w-[46%] md:flex-1 xl:min-w-0',
              hiddenClass(banner.hiddenOn),
            )}
          >
            <BannerCard banner={banner} size="lobby" priority={at === 0} className="h-full" />
          </li>
        ))}
        {tournament && (
          <li className="w-[74%] md:w-[26%] md:min-w-72">
            <TournamentCard box={tournament} label={tournamentLabel} />
          </li>
        )}
      </ul>
    </section>
  );
}
