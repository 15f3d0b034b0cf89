import { Picture } from '#components/ui/media/picture.tsx';
import type { PaymentMethodRow } from '#lib/content/types.ts';

export interface MethodLabels {
  readonly title: string;
  readonly deposit: string;
  readonly withdrawal: string;
  readonly notOffered: string;
}

/** A method with its formatted bounds and times; null if it has no deposits or no withdrawals. */
export interface MethodView {
  readonly method: PaymentMethodRow;
  readonly depositRange: string | null;
  readonly depositTime: string | null;
  readonly withdrawalRange: string | null;
  readonly withdrawalTime: string | null;
}

interface MethodListProps {
  readonly labels: MethodLabels;
  readonly methods: readonly MethodView[];
}

/** CNT-21: every payment method with its bounds and times, as cards on phones and as rows on desktops. */
export function MethodList({ labels, methods }: MethodListProps) {
  return (
    <section aria-label={labels.title}>
      <ul className="space-y-3">
        {methods.map(({ method, depositRange, depositTime, withdrawalRange, withdrawalTime }) => (
          <li key={method.code} className="lit grid gap-4 rounded-card p-5 md:grid-cols-[1.2fr_1fr_1fr] md:items-center">
            <h3 className="flex items-center gap-3.5 font-sans text-base font-semibold tracking-normal">
              <span className="relative size-11 shrink-0 overflow-hidden rounded-md bg-ink-4">
                <Picture picture={method.logo} sizes="44px" widths={[44, 88]} ratio={1} fill decorative />
              </span>
              {method.title}
            </h3>
            <dl className="grid grid-cols-2 gap-4 md:col-span-2">
              <Bounds term={labels.deposit} range={depositRange ?? labels.notOffered} time={depositTime} />
              <Bounds term={labels.withdrawal} range={withdrawalRange ?? labels.notOffered} time={withdrawalTime} />
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Bounds({ term, range, time }: { readonly term: string; readonly range: string; readonly time: string | null }) {
  return (
    <div>
      <dt className="text-xs text-paper-3">{term}</dt>
      <dd className="text-sm font-medium">{range}</dd>
      {time && <dd className="text-xs text-paper-2">{time}</dd>}
    </div>
  );
}
