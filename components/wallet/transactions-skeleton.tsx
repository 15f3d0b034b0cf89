import { Skeleton } from '#components/ui/status/skeleton.tsx';

const rows = Array.from({ length: 10 }, (_, index) => `row-${index}`);

/** Placeholder of ten rows, at their size. */
export function TransactionsSkeleton({ label }: { readonly label: string }) {
  return (
    <div>
      <p role="status" className="sr-only">
        {label}
      </p>
      <Skeleton className="mb-2.5 h-[1.4rem] w-28 rounded-sm lg:hidden" />
      <div aria-hidden="true" className="lit divide-y divide-paper/7 rounded-card lg:pt-21">
        {rows.map((row) => (
          <div key={row} className="flex h-18 items-center justify-between px-4 lg:h-14 lg:px-5">
            <div className="space-y-2">
              <Skeleton className="h-4 w-36 rounded-sm" />
              <Skeleton className="h-3 w-24 rounded-sm lg:hidden" />
            </div>
            <Skeleton className="h-4 w-20 rounded-sm" />
          </div>
        ))}
      </div>
    </div>
  );
}
