import type { Banner } from '#lib/content/types.ts';
import { BannerCard } from './banner-card.tsx';

interface BannerRailProps {
  readonly title: string;
  readonly banners: readonly Banner[];
}

/** The banners behind the hero: a row to be pushed with a finger, nothing that turns by itself. */
export function BannerRail({ title, banners }: BannerRailProps) {
  if (banners.length === 0) return null;
  return (
    <section aria-label={title}>
      <ul className="rail gap-4 scroll-px-(--gutter) px-[max(var(--gutter),calc((100vw-var(--page))/2))]">
        {banners.map((banner) => (
          <li key={banner.id} className="w-[min(82vw,27rem)]">
            <BannerCard banner={banner} className="h-full" />
          </li>
        ))}
      </ul>
    </section>
  );
}
