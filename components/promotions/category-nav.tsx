import { Link } from '#components/ui/link.tsx';

export interface CategoryLink {
  readonly label: string;
  readonly href: string;
  readonly current: boolean;
}

interface CategoryNavProps {
  readonly label: string;
  readonly categories: readonly CategoryLink[];
}

export function CategoryNav({ label, categories }: CategoryNavProps) {
  return (
    <nav aria-label={label} className="min-w-0">
      <ul className="rail -mx-(--gutter) gap-2 scroll-px-(--gutter) px-(--gutter) py-1">
        {categories.map((category) => (
          <li key={category.href}>
            <Link
              href={category.href}
              aria-current={category.current ? 'page' : undefined}
              className="inline-flex h-11 items-center rounded-full bg-ink-3 px-5 text-sm font-semibold text-paper-2 shadow-lit transition-colors hover:bg-ink-4 hover:text-paper aria-[current]:bg-paper aria-[current]:text-ink"
            >
              {category.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
