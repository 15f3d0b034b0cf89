import type { CSSProperties } from 'react';
import { classNames } from '#components/ui/class-names.ts';
import { Link } from '#components/ui/link.tsx';
import { Picture } from '#components/ui/picture.tsx';
import { EndsAt } from './ends-at.tsx';
import type { PromotionView } from './promotion-view.ts';

/** `lead`: the cover story. `wide`: picture beside words. `upright`: picture above words. */
export type PromotionCardVariant = 'lead' | 'wide' | 'upright';

interface PromotionCardProps extends PromotionView {
  readonly variant?: PromotionCardVariant;
  readonly headingLevel?: 2 | 3;
  readonly priority?: boolean;
}

const frames: Record<PromotionCardVariant, string> = {
  lead: 'flex min-h-[26rem] flex-col justify-end md:min-h-[32rem]',
  wide: 'grid grid-cols-[38%_1fr] md:grid-cols-2',
  upright: 'flex flex-col',
};

const pictures: Record<PromotionCardVariant, string> = {
  lead: 'absolute inset-0 -z-10',
  wide: 'relative min-h-44 md:min-h-60',
  upright: 'relative aspect-[16/10]',
};

const titles: Record<PromotionCardVariant, string> = { lead: 'text-3xl', wide: 'text-xl', upright: 'text-xl' };

const sizes: Record<PromotionCardVariant, string> = {
  lead: '(min-width: 1024px) 820px, 100vw',
  wide: '(min-width: 1024px) 420px, 40vw',
  upright: '(min-width: 1024px) 440px, 92vw',
};

export function PromotionCard({ promotion, href, ends, variant = 'upright', headingLevel = 2, priority }: PromotionCardProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const tint = { '--tint': promotion.picture.tint ?? 'var(--color-ink-4)' } as CSSProperties;
  return (
    <article
      style={tint}
      className={classNames(
        'group relative isolate h-full overflow-hidden rounded-card bg-[linear-gradient(160deg,color-mix(in_oklch,var(--tint)_22%,var(--color-ink-3)),var(--color-ink-2)_70%)] shadow-lit focus-within:outline-2 focus-within:outline-offset-3 focus-within:outline-brass-2',
        frames[variant],
      )}
    >
      <div className={classNames('overflow-hidden', pictures[variant])}>
        <div className="absolute inset-0 transition-transform duration-200 group-hover:scale-[1.02]">
          <Picture picture={promotion.picture} sizes={sizes[variant]} fill priority={priority} decorative />
        </div>
        {variant === 'lead' && (
          <div className="absolute inset-0 bg-[linear-gradient(0deg,oklch(0.12_0.02_320/0.95)_6%,oklch(0.12_0.02_320/0.72)_38%,transparent_76%)]" />
        )}
      </div>
      <div className={classNames('flex flex-col gap-2 p-4 md:p-6', variant === 'lead' ? 'max-w-2xl p-5 md:p-9' : 'flex-1')}>
        <p className="text-xs font-semibold text-brass-2">{promotion.category.title}</p>
        <Heading className={titles[variant]}>
          <Link href={href} className="stretched outline-none">
            {promotion.title}
          </Link>
        </Heading>
        <p className={classNames('text-paper-2', variant === 'lead' ? 'text-lg' : 'line-clamp-3 text-sm')}>{promotion.teaser}</p>
        {ends && (
          <div className="mt-auto pt-2">
            <EndsAt text={ends} dateTime={promotion.endsAt} />
          </div>
        )}
      </div>
    </article>
  );
}
