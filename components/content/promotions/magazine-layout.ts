import type { PromotionCardVariant } from './promotion-card.tsx';

interface Slot {
  readonly variant: PromotionCardVariant;
  /** Grid classes: twelve columns on a desktop, two on a tablet. */
  readonly span: string;
}

const lead: Slot = { variant: 'lead', span: 'md:col-span-2 lg:col-span-8 lg:row-span-2' };
const beside: Slot = { variant: 'brief', span: 'lg:col-span-4' };
const rows: readonly (readonly Slot[])[] = [
  [
    { variant: 'wide', span: 'md:col-span-2 lg:col-span-7' },
    { variant: 'upright', span: 'md:col-span-2 lg:col-span-5' },
  ],
  [
    { variant: 'brief', span: 'lg:col-span-4' },
    { variant: 'brief', span: 'lg:col-span-4' },
    { variant: 'brief', span: 'md:col-span-2 lg:col-span-4' },
  ],
  [
    { variant: 'upright', span: 'md:col-span-2 lg:col-span-5' },
    { variant: 'wide', span: 'md:col-span-2 lg:col-span-7' },
  ],
];
const alone: Slot = { variant: 'wide', span: 'md:col-span-2 lg:col-span-12' };
const halves: Slot = { variant: 'wide', span: 'md:col-span-2 lg:col-span-6' };

/** Grid slots for `count` cards: a large one with two beside it, then alternating rows, each filled completely. */
export function magazineSlots(count: number): readonly Slot[] {
  if (count <= 0) return [];
  if (count === 1) return [{ ...lead, span: alone.span }];
  if (count === 2) return [{ ...lead, span: alone.span }, alone];
  const slots: Slot[] = [lead, beside, beside];
  for (let row = 0; slots.length < count; row += 1) {
    const left = count - slots.length;
    const next = rows[row % rows.length] ?? [];
    if (left >= next.length) slots.push(...next);
    else slots.push(...(left === 1 ? [alone] : [halves, halves]));
  }
  return slots;
}
