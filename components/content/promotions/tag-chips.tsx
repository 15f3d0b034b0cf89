import { type NavLink, NavLinks } from '#components/ui/actions/nav-links.tsx';

interface TagChipsProps {
  readonly label: string;
  readonly tags: readonly NavLink[];
}

export function TagChips({ label, tags }: TagChipsProps) {
  if (tags.length === 0) return null;
  return (
    <NavLinks
      label={label}
      links={tags}
      listClass="flex flex-wrap gap-x-1 gap-y-1"
      linkClass="-my-0.5 inline-flex min-h-10 items-center rounded-full px-3 text-sm text-paper-3 hover:text-paper hover:underline aria-[current]:bg-brass/14 aria-[current]:font-semibold aria-[current]:text-brass-2"
    />
  );
}
