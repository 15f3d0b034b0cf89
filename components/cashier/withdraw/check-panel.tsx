import { Button } from '#components/ui/button.tsx';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { Icon } from '#components/ui/icon.tsx';
import { formatMoney } from '#lib/money/format.ts';
import { fromWire } from '#lib/money/money.ts';
import type { WithdrawFlow } from '#lib/withdrawals/rules.ts';
import { lookOf } from './check-looks.ts';
import type { WithdrawPlace } from './withdraw-words.ts';

interface CheckPanelProps {
  readonly place: Pick<WithdrawPlace, 'words' | 'home' | 'market'>;
  readonly flow: WithdrawFlow;
  /** ISO 4217, of the wallet. */
  readonly currency: string | undefined;
  readonly onLater: () => void;
  readonly onRetry: () => void;
}

/** WDR-02: each state of the check in words, with one way on. */
export function CheckPanel({ place, flow, currency = 'EUR', onLater, onRetry }: CheckPanelProps) {
  const { words, home, market } = place;
  const look = lookOf(flow);
  if (!look) return null;
  const { limit, originalLimit, duration } = flow;
  const show = (amount: number) => formatMoney(fromWire(amount, currency), market);
  return (
    <section className="lit space-y-6 rounded-card p-6 md:p-8" aria-live="polite">
      <div className="flex gap-4">
        <span className={classNames('grid size-12 shrink-0 place-items-center rounded-full', look.colour)}>
          <Icon name={look.icon} size={24} />
        </span>
        <div className="space-y-2">
          <h2 className="text-xl">{words[look.title]}</h2>
          <p className="text-paper-2">{words[look.text]}</p>
        </div>
      </div>
      {flow.status === 'WITHDRAWAL_LIMIT_REACHED' && limit !== undefined && originalLimit !== undefined && (
        <dl className="grid gap-4 rounded-md bg-ink/40 p-4 md:grid-cols-2">
          <Fact term={words[duration]} value={show(originalLimit)} />
          <Fact term={words.capLeft} value={show(limit)} />
        </dl>
      )}
      <div className="flex flex-col gap-3 md:flex-row">
        {look.actions.map((action, index) => {
          const tone = index === 0 ? 'primary' : 'secondary';
          if (action === 'later' || action === 'retry') {
            const onClick = action === 'later' ? onLater : onRetry;
            return (
              <Button key={action} tone={tone} size="large" className="max-md:w-full" onClick={onClick}>
                {words[action]}
              </Button>
            );
          }
          return (
            <ButtonLink key={action} href={home + ways[action]} tone={tone} size="large" className="max-md:w-full">
              {words[action]}
            </ButtonLink>
          );
        })}
      </div>
    </section>
  );
}

/** Documents are handed in with support's help until they have pages of their own. */
const ways = {
  verify: '/contact',
  contact: '/contact',
  limits: '/responsible-gambling',
  deposit: '/my-account/banking/deposit',
  account: '/my-account',
} as const;

function Fact({ term, value }: { readonly term: string; readonly value: string }) {
  return (
    <div>
      <dt className="text-xs text-paper-3">{term}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  );
}
