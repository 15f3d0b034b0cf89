import { hiddenClass } from '#components/content/hidden-class.ts';
import { classNames } from '#components/ui/class-names.ts';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { magazineSlots } from './magazine-layout.ts';
import { PromotionCard } from './promotion-card.tsx';
import type { PromotionView } from './promotion-view.ts';

interface PromotionMagazineProps {
  readonly promotions: readonly PromotionView[];
  /** A sentence and, if wanted, a way on, for when there is nothing. */
  readonly empty: string;
  readonly headingLevel?: 2 | 3;
  /** True where the magazine stands in the first fold. */
  readonly priority?: boolean;
}

/** Promotions as a magazine page: a cover story, then rows that are never alike (CNT-29). */
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
