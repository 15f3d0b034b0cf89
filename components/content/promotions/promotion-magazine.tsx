'use client';

import { hiddenClass } from '#components/content/hidden-class.ts';
import { classNames } from '#components/ui/class-names.ts';
import { EmptyState } from '#components/ui/status/empty-state.tsx';
import { magazineSlots } from './magazine-layout.ts';
import { PromotionCard } from './promotion-card.tsx';
import type { PromotionView } from './promotion-view.ts';

interface PromotionMagazineProps {
  readonly promotions: readonly PromotionView[];
  readonly empty: string;
  readonly headingLevel?: 2 | 3;
  readonly priority?: boolean;
}

/** Promotions in a magazine layout: a lead, then alternating rows (CNT-29). A client component, so that the page sends them as data and not as markup twice. */
export function PromotionMagazine({ promotions, empty, headingLevel = 2, priority = false }: PromotionMagazineProps) {
  if (promotions.length === 0) return <EmptyState icon="promotions" title={empty} />;
  const slots = magazineSlots(promotions.length);
  return (
    <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-12 lg:gap-5">
      {promotions.map((view, index) => (
        <li key={view.promotion.id} className={classNames(slots[index]?.span, hiddenClass(view.promotion.hiddenOn))}>
          <PromotionCard
            {...view}
            variant={slots[index]?.variant}
            headingLevel={headingLevel}
            priority={priority && index === 0}
          />
        </li>
      ))}
    </ul>
  );
}
