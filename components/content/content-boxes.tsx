import { Icon } from '#components/ui/icon.tsx';
import { Link } from '#components/ui/link.tsx';
import { Picture } from '#components/ui/picture.tsx';
import type { ContentBox } from '#lib/content/types.ts';

interface ContentBoxesProps {
  readonly title: string;
  readonly boxes: readonly ContentBox[];
}

export function ContentBoxes({ title, boxes }: ContentBoxesProps) {
  if (boxes.length === 0) return null;
  return (
    <section aria-label={title} className="page">
      <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {boxes.map((box) => (
          <li key={box.id} className="group lit relative flex gap-5 overflow-hidden rounded-card p-5 md:p-6">
            {box.picture && (
              <div className="relative size-20 shrink-0 overflow-hidden rounded-md">
                <Picture picture={box.picture} sizes="80px" widths={[80, 120]} ratio={1} fill decorative />
              </div>
            )}
            <div className="min-w-0 space-y-1.5">
              <h2 className="text-lg leading-snug">
                {box.href ? (
                  <Link href={box.href} className="stretched hover:text-brass-2">
                    {box.title}
                  </Link>
                ) : (
                  box.title
                )}
              </h2>
              <p className="text-sm text-paper-2">{box.body}</p>
            </div>
            {box.href && <Icon name="arrowRight" className="ml-auto shrink-0 self-center text-brass" />}
          </li>
        ))}
      </ul>
    </section>
  );
}
