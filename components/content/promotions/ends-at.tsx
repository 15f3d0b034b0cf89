import { LocalDate } from '#components/content/local-date.tsx';
import { Icon } from '#components/ui/media/icon.tsx';
import type { PromotionEnd } from '#lib/content/types.ts';

export function EndsAt(end: PromotionEnd) {
  return (
    <span className="inline-flex items-center gap-1.5 text-xs font-medium text-paper-2">
      <Icon name="clock" size={15} className="shrink-0" />
      <LocalDate {...end} hasTime />
    </span>
  );
}
