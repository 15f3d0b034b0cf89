import { Badge } from '#components/ui/status/badge.tsx';

export function LiveMark({ label }: { readonly label: string }) {
  return (
    <Badge tone="coral">
      <span className="size-1.5 rounded-full bg-current" aria-hidden="true" />
      {label}
    </Badge>
  );
}
