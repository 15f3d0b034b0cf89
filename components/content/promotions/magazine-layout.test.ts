import { magazineSlots } from './magazine-layout.ts';

const columns = (span: string) => Number(/lg:col-span-(\d+)/.exec(span)?.[1]);

describe('magazineSlots', () => {
  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 30])('lays out %i cards without a gap', (count) => {
    const slots = magazineSlots(count);
    expect(slots).toHaveLength(count);
    const area = slots.reduce((sum, slot) => sum + columns(slot.span) * (slot.span.includes('row-span-2') ? 2 : 1), 0);
    expect(area % 12).toBe(0);
  });

  it('starts with the only lead card', () => {
    expect(
      magazineSlots(12)
        .map((slot) => slot.variant)
        .filter((variant) => variant === 'lead'),
    ).toHaveLength(1);
    expect(magazineSlots(12)[0]?.variant).toBe('lead');
  });
});
