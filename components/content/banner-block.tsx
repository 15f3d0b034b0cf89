import type { HomePage } from '#lib/content/types.ts';
import { BannerCard } from './banner-card.tsx';

interface BannerBlockProps {
  readonly title: string;
  readonly block: NonNullable<HomePage['bannerBlock']>;
}

/** One tall banner next to a stack of others (CNT-05). */
export function BannerBlock({ title, block }: BannerBlockProps) {
  return (
    <section aria-label={title} className="page">
      <div className="grid gap-4 lg:grid-cols-[1.35fr_1fr]">
        <BannerCard banner={block.left} size="tall" className="lg:min-h-[27rem]" />
        {block.right.length > 0 && (
          <div className="grid auto-rows-fr gap-4">
            {block.right.map((banner) => (
              <BannerCard key={banner.id} banner={banner} size="wide" />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}
