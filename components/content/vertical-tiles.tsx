import { Link } from '#components/ui/actions/link.tsx';
import { Icon } from '#components/ui/media/icon.tsx';
import { Picture } from '#components/ui/media/picture.tsx';
import type { Vertical } from '#lib/content/types.ts';

interface VerticalTilesProps {
  readonly title: string;
  readonly verticals: readonly Vertical[];
}

export function VerticalTiles({ title, verticals }: VerticalTilesProps) {
  if (verticals.length === 0) return null;
  return (
    <nav aria-label={title} className="page">
      <ul className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-4">
        {verticals.map((vertical) => (
          <li
            key={vertical.key}
            className="group relative isolate aspect-[16/10] overflow-hidden rounded-card bg-ink-3 shadow-lit focus-within:outline-2 focus-within:outline-offset-3 focus-within:outline-brass-2"
          >
            <div className="absolute inset-0 -z-20 transition-transform duration-200 group-hover:scale-[1.03]">
              <Picture
                picture={vertical.picture}
                sizes="(min-width: 1024px) 330px, 46vw"
                widths={[180, 240, 340, 480]}
                ratio={1.6}
                fill
                decorative
              />
            </div>
            <Link
              href={vertical.href}
              className="stretched scrim absolute inset-x-0 bottom-0 flex items-end justify-between gap-2 p-3.5 font-display text-lg leading-tight font-semibold outline-none md:p-5 md:text-xl"
            >
              {vertical.title}
              <Icon
                name="arrowRight"
                className="mb-0.5 shrink-0 text-brass transition-transform group-hover:translate-x-1 max-md:hidden"
              />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
