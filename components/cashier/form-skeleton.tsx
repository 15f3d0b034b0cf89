import { Skeleton } from '#components/ui/status/skeleton.tsx';

const rows = Array.from({ length: 5 }, (_, index) => `row-${index}`);

export function FormSkeleton({ label }: { readonly label: string }) {
  return (
    <div className="space-y-6">
      <p role="status" className="sr-only">
        {label}
      </p>
      <div aria-hidden="true" className="space-y-2">
        <Skeleton className="mb-3 h-5 w-40 rounded-sm" />
        {rows.map((row) => (
          <Skeleton key={row} className="h-16 w-full rounded-md" />
        ))}
      </div>
      <Skeleton className="h-13 w-full rounded-md" />
      <Skeleton className="h-13 w-full rounded-full" />
    </div>
  );
}
