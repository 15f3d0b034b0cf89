import { Link } from '#components/ui/link.tsx';
import type { CategoryLink } from './category-nav.tsx';

interface TagChipsProps {
  readonly label: string;
  readonly tags: readonly CategoryLink[];
}

export function TagChips({ label, tags }: TagChipsProps) {
  if (tags.length === 0) return null;
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-x-1 gap-y-1">
        {tags.map((tag) => (
          <li key={tag.href}>
            <Link
              href={tag.href}
              aria-current={tag.current ? 'page' : undefined}
              className="inline-flex min-h-9 items-center rounded-full px-3 text-sm text-paper-3 hover:text-paper hover:underline aria-[current]:bg-brass/14 aria-[current]:font-semibold aria-[current]:text-brass-2"
            >
              {tag.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
