import type { Prose as ProseValue } from '#lib/content/types.ts';
import { Prose } from './prose.tsx';

interface SeoTextProps {
  readonly heading?: string | null;
  readonly value: ProseValue;
}

export function SeoText({ heading, value }: SeoTextProps) {
  if (value.length === 0) return null;
  return (
    <section className="page text-sm">
      <div className="border-t border-paper/8 pt-10">
        {heading && <h2 className="mb-5 text-xl">{heading}</h2>}
        <div className="[&>div]:max-w-none [&>div]:gap-12 [&>div]:text-sm [&>div]:lg:columns-2">
          <Prose value={value} />
        </div>
      </div>
    </section>
  );
}
