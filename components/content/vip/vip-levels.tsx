import type { ReactNode } from 'react';
import { Icon } from '#components/ui/media/icon.tsx';
import type { VipPage } from '#lib/content/types.ts';

const metals = [
  'oklch(0.62 0.09 55)',
  'oklch(0.78 0.015 250)',
  'oklch(0.82 0.13 85)',
  'oklch(0.86 0.03 210)',
  'oklch(0.8 0.09 240)',
  'oklch(0.9 0.01 320)',
];

interface VipLevelsProps {
  readonly title: string;
  readonly levels: VipPage['levels'];
  /** Rendered in the card of a level, counted from 1. */
  readonly mark?: (level: number) => ReactNode;
}

export function VipLevels({ title, levels, mark }: VipLevelsProps) {
  return (
    <section aria-labelledby="vip-levels" className="page space-y-8">
      <h2 id="vip-levels" className="text-2xl">
        {title}
      </h2>
      <ol className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {levels.map((level, index) => (
          <li key={level.name} className="lit relative flex flex-col overflow-hidden rounded-card p-6 md:p-7">
            <div
              aria-hidden="true"
              style={{ background: metals[index % metals.length] }}
              className="absolute inset-x-0 top-0 h-1 opacity-90"
            />
            <div className="flex items-start justify-between gap-3">
              <h3 className="text-xl">{level.name}</h3>
              {mark?.(index + 1)}
            </div>
            <p className="mt-1 text-sm text-paper-3">{level.requirement}</p>
            <ul className="mt-5 space-y-2.5 text-sm text-paper-2">
              {level.benefits.map((benefit) => (
                <li key={benefit} className="flex gap-2.5">
                  <Icon name="check" size={18} className="mt-0.5 shrink-0 text-brass" />
                  {benefit}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}
