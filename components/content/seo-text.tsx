import { classNames } from '#components/ui/class-names.ts';
import type { Prose as ProseValue } from '#lib/content/types.ts';
import { Prose } from './prose.tsx';

interface SeoTextProps {
  readonly value: ProseValue;
  readonly className?: string | undefined;
}

export function SeoText({ value, className }: SeoTextProps) {
  if (value.length === 0) return null;
  return (
    <section className={classNames('page text-sm', className)}>
      <div className="border-t border-paper/8 pt-10">
        <div className="[&>div]:max-w-none [&>div]:gap-12 [&>div]:text-sm [&>div]:lg:columns-2">
          <Prose value={value} />
        </div>
      </div>
    </section>
  );
}
