import type { CSSProperties } from 'react';
import { headingFit } from '#components/content/heading-fit.ts';
import { Link } from '#components/ui/actions/link.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { Picture } from '#components/ui/media/picture.tsx';
import { EndsAt } from './ends-at.tsx';
import type { PromotionView } from './promotion-view.ts';

/** `lead`: large, text over the picture. `wide`: picture beside text. `upright`: picture above text. `brief`: small; beside text on phones. */
export type PromotionCardVariant = 'lead' | 'wide' | 'upright' | 'brief';

interface PromotionCardProps extends PromotionView {
  readonly variant?: PromotionCardVariant;
  readonly headingLevel?: 2 | 3;
  readonly priority?: boolean;
}

interface VariantStyle {
  readonly frame: string;
  readonly picture: string;
  readonly text: string;
  readonly title: string;
  readonly teaser: string;
  readonly sizes: string;
}

const styles: Record<PromotionCardVariant, VariantStyle> = {
  lead: {
    frame: 'flex flex-col md:min-h-[32rem] md:justify-end',
    picture:
      'relative aspect-[5/4] mask-[linear-gradient(180deg,#000_60%,transparent)] md:absolute md:inset-0 md:-z-10 md:aspect-auto md:mask-none',
    text: '-mt-8 max-w-2xl p-5 pt-0 md:scrim md:mt-0 md:p-9',
    title: 'text-3xl',
    teaser: 'text-base md:text-lg',
    sizes: '(min-width: 1024px) 900px, 100vw',
  },
  wide: {
    frame: 'flex flex-col md:grid md:grid-cols-[1.2fr_1fr]',
    picture: 'relative aspect-[16/10] md:aspect-auto md:min-h-72',
    text: 'flex-1 p-5 md:justify-center md:p-7',
    title: 'text-2xl',
    teaser: 'text-sm md:text-base',
    sizes: '(min-width: 768px) 440px, 92vw',
  },
  upright: {
    frame: 'flex flex-col',
    picture: 'relative aspect-[16/10] lg:aspect-[16/9]',
    text: 'flex-1 p-5 md:p-6',
    title: 'text-xl',
    teaser: 'text-sm',
    sizes: '(min-width: 1024px) 540px, 92vw',
  },
  brief: {
    frame: 'grid grid-cols-[38%_1fr] md:flex md:flex-col',
    picture: 'relative min-h-36 md:aspect-[21/10] md:min-h-0',
    text: 'flex-1 p-4 md:p-6',
    title: 'text-lg leading-tight md:text-xl',
    teaser: 'text-sm',
    sizes: '(min-width: 768px) 440px, 40vw',
  },
};

export function PromotionCard({
  promotion,
  href,
  ends,
  facts,
  variant = 'upright',
  headingLevel = 2,
  priority,
}: PromotionCardProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const style = styles[variant];
  const tint = { '--tint': promotion.picture?.tint ?? 'var(--color-ink-4)' } as CSSProperties;
  return (
    <article
      style={tint}
      className={classNames(
        'group card h-full bg-[linear-gradient(160deg,color-mix(in_oklch,var(--tint)_22%,var(--color-ink-3)),var(--color-ink-2)_70%)]',
        style.frame,
      )}
    >
      <div className={classNames('overflow-hidden', style.picture)}>
        <div className="absolute inset-0 transition-transform duration-200 group-hover:scale-[1.02]">
          <Picture picture={promotion.picture} sizes={style.sizes} fill priority={priority} decorative />
        </div>
      </div>
      <div className={classNames('relative flex flex-col gap-2', style.text)}>
        <p className="text-xs font-semibold text-brass-2">{promotion.category.title}</p>
        <Heading className={classNames(style.title, variant === 'lead' && headingFit(promotion.title))}>
          <Link href={href} className="stretched outline-none">
            {promotion.title}
          </Link>
        </Heading>
        <p className={classNames('text-paper-2', style.teaser)}>{promotion.teaser}</p>
        <div className={variant === 'wide' ? 'space-y-1.5 pt-2' : 'mt-auto space-y-1.5 pt-2'}>
          {ends && <EndsAt {...ends} />}
          <ul className="flex flex-wrap gap-x-4 gap-y-0.5 text-xs text-paper-2">
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </div>
      </div>
    </article>
  );
}
