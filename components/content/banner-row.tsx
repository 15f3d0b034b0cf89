import { classNames } from '#components/ui/class-names.ts';
import type { Banner } from '#lib/content/types.ts';
import { BannerCard } from './banner-card.tsx';
import { hiddenClass } from './hidden-class.ts';

interface BannerRowProps {
  readonly title: string;
  readonly banners: readonly Banner[];
}

/** Banners side by side; on a narrow screen a row to scroll (CNT-05). */
export function BannerRow({ title, banners }: BannerRowProps) {
  if (banners.length === 0) return null;
  return (
    <section aria-label={title}>
      <ul className="page rail gap-3 scroll-px-(--gutter) md:gap-4">
        {banners.map((banner) => (
          <li
            key={banner.id}
            className={classNames(
              banners.length === 1 ? 'w-full' : 'w-[88%] md:w-auto md:min-w-[46%] md:flex-1 xl:min-w-0',
              hiddenClass(banner.hiddenOn),
            )}
          >
            <BannerCard banner={banner} size="lobby" className="h-full" />
          </li>
        ))}
      </ul>
    </section>
  );
}
