import type { CSSProperties, ReactNode } from 'react';
import { headingFit } from '#components/content/heading-fit.ts';
import { Prose } from '#components/content/prose.tsx';
import { TermList } from '#components/content/term-list.tsx';
import { ButtonLink } from '#components/ui/actions/button-link.tsx';
import { Link } from '#components/ui/actions/link.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { Icon } from '#components/ui/media/icon.tsx';
import { Picture } from '#components/ui/media/picture.tsx';
import { Badge } from '#components/ui/status/badge.tsx';
import type { Promotion, PromotionEnd } from '#lib/content/types.ts';
import { EndsAt } from './ends-at.tsx';

interface PromotionArticleProps {
  readonly promotion: Promotion;
  readonly ends: PromotionEnd | null;
  readonly back: { readonly label: string; readonly href: string };
  readonly labels: { readonly terms: string };
  /** Replaces the promotion's own button. */
  readonly button?: ReactNode;
}

export function PromotionArticle({ promotion, ends, back, labels, button }: PromotionArticleProps) {
  const { action, panel, picture } = promotion;
  const tint = { '--tint': picture?.tint ?? 'var(--color-ink-4)' } as CSSProperties;
  return (
    <article style={tint} className="relative isolate">
      <div className="absolute inset-x-0 top-0 -z-10 h-[44rem] bg-[linear-gradient(180deg,color-mix(in_oklch,var(--tint)_34%,var(--color-ink)),var(--color-ink))]" />
      <div className="page pt-4 md:pt-8">
        <Link
          href={back.href}
          className="inline-flex min-h-11 items-center gap-2 text-sm font-medium text-paper-2 hover:text-paper"
        >
          <Icon name="arrowRight" size={18} className="rotate-180" />
          {back.label}
        </Link>
        <header className="mt-3 grid items-center gap-8 lg:grid-cols-[1fr_1.15fr] lg:gap-14">
          <div className="relative order-1 aspect-[16/10] overflow-hidden rounded-card shadow-sheet lg:order-2">
            <Picture picture={picture} sizes="(min-width: 1024px) 720px, 92vw" widths={[360, 480, 640, 800]} fill priority />
          </div>
          <div className="order-2 space-y-5 lg:order-1">
            <div className="flex flex-wrap items-center gap-3">
              <Badge tone="brass">{promotion.category.title}</Badge>
              {ends && <EndsAt {...ends} />}
            </div>
            <h1 className={classNames('text-3xl', headingFit(promotion.title))}>{promotion.title}</h1>
            <p className="text-lg text-paper-2">{promotion.teaser}</p>
            {button ??
              (action && (
                <ButtonLink href={action.href} newTab={action.newTab} size="large" className="max-md:w-full">
                  {action.label}
                </ButtonLink>
              ))}
          </div>
        </header>
        <div className="mt-8 grid gap-10 lg:mt-14 lg:grid-cols-[1fr_22rem] lg:gap-16">
          {(promotion.terms.length > 0 || panel) && (
            <section aria-labelledby="promotion-terms" className="lit h-fit rounded-card p-6 lg:order-last">
              <h2 id="promotion-terms" className="mb-4 text-xl">
                {labels.terms}
              </h2>
              <TermList terms={promotion.terms} />
              {panel && (
                <Link
                  href={panel.href}
                  aria-haspopup="dialog"
                  className="mt-4 inline-flex min-h-11 items-center gap-2 text-sm font-medium text-brass underline decoration-brass/40 underline-offset-4 hover:decoration-brass"
                >
                  {panel.label}
                </Link>
              )}
            </section>
          )}
          <Prose value={promotion.body} />
        </div>
      </div>
    </article>
  );
}
