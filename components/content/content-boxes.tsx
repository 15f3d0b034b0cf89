import { Link } from '#components/ui/actions/link.tsx';
import { Icon } from '#components/ui/media/icon.tsx';
import { Picture } from '#components/ui/media/picture.tsx';
import type { ContentBox } from '#lib/content/types.ts';

interface ContentBoxesProps {
  readonly title: string;
  readonly boxes: readonly ContentBox[];
}

export function ContentBoxes({ title, boxes }: ContentBoxesProps) {
  if (boxes.length === 0) return null;
  return (
    <section aria-label={title} className="page">
      <ul className="flex flex-wrap gap-4">
        {boxes.map((box) => (
          <li
            key={box.id}
            className="group lit relative flex w-full gap-5 overflow-hidden rounded-card p-5 md:w-auto md:min-w-[30%] md:flex-1 md:p-6"
          >
            {box.picture && (
              <div className="relative size-20 shrink-0 overflow-hidden rounded-md">
                <Picture picture={box.picture} sizes="80px" widths={[80, 120]} ratio={1} fill decorative />
              </div>
            )}
            <div className="min-w-0 flex-1 space-y-1.5">
              <div className="flex items-center justify-between gap-4">
                <h2 className="text-lg leading-snug">
                  {box.href ? (
                    <Link href={box.href} className="stretched hover:text-brass-2">
                      {box.title}
                    </Link>
                  ) : (
                    box.title
                  )}
                </h2>
                {box.href && <Icon name="arrowRight" className="shrink-0 text-brass" />}
              </div>
              <p className="max-w-prose text-sm text-paper-2">{box.body}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
