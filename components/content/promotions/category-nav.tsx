import { type NavLink, NavLinks } from '#components/ui/actions/nav-links.tsx';

interface CategoryNavProps {
  readonly label: string;
  readonly categories: readonly NavLink[];
}

export function CategoryNav({ label, categories }: CategoryNavProps) {
  return (
    <NavLinks
      label={label}
      links={categories}
      className="min-w-0"
      listClass="rail -mx-(--gutter) gap-2 scroll-px-(--gutter) px-(--gutter) py-1"
      linkClass="inline-flex h-11 items-center rounded-full bg-ink-3 px-5 text-sm font-semibold text-paper-2 shadow-lit transition-colors hover:bg-ink-4 hover:text-paper aria-[current]:bg-paper aria-[current]:text-ink"
    />
  );
}
