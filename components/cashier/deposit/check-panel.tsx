import { createTranslator } from 'use-intl/core';
import { Button } from '#components/ui/button.tsx';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { Icon } from '#components/ui/icon.tsx';
import type { DepositFlow } from '#lib/cashier/rules.ts';
import { formatMoney } from '#lib/money/format.ts';
import { fromWire } from '#lib/money/money.ts';
import { type PanelLook, panelLooks } from './check-looks.ts';
import type { DepositPlace } from './deposit-words.ts';
import { writeMoment } from './write-moment.ts';

interface CheckPanelProps {
  readonly place: Omit<DepositPlace, 'marks'>;
  readonly flow: DepositFlow;
  /** ISO 4217, of the wallet. */
  readonly currency: string | undefined;
  readonly onLater: () => void;
  readonly onRetry: () => void;
}

/** True where a screen stands before the form, or in its place. */
export function isPanel({ status, hideCashier }: DepositFlow): boolean {
  if (status === 'VERIFYDOCUMENT_UNDER_REVIEW') return hideCashier;
  return status !== 'ALLOWED' && status !== 'SELF_LIMIT_NOTIFY';
}

/** DEP-04 to DEP-11: each status of the check in words, with one way on. */
export function CheckPanel({ place, flow, currency = 'EUR', onLater, onRetry }: CheckPanelProps) {
  const { words, home, language, market } = place;
  const look: PanelLook = panelLooks[flow.status] ?? panelLooks.ERROR;
  const say = createTranslator({ locale: language, messages: words });
  const title = look.title(flow);
  const text = look.text(flow);
  return (
    <section className="lit space-y-6 rounded-card p-6 md:p-8" aria-live="polite">
      <div className="flex gap-4">
        <span className={classNames('grid size-12 shrink-0 place-items-center rounded-full', look.colour)}>
          <Icon name={look.icon} size={24} />
        </span>
        <div className="space-y-2">
          <h2 className="text-xl">{words[title]}</h2>
          <p className="text-paper-2">{say(text, { days: flow.daysLeftToVerifyDocuments ?? 0 })}</p>
        </div>
      </div>
      {flow.limitType && flow.resetOn && (
        <dl className="grid gap-4 rounded-md bg-ink/40 p-4 md:grid-cols-3">
          <Fact term={words.limitWhich} value={words[`limit${flow.limitType}`]} />
          <Fact term={words.limitLeft} value={formatMoney(fromWire(flow.limitLeft ?? 0, currency), market)} />
          <Fact term={words.limitReset} value={writeMoment(flow.resetOn, place)} />
        </dl>
      )}
      <div className="flex flex-col gap-3 md:flex-row">
        {look.actions.map((action, index) => {
          const tone = index === 0 ? 'primary' : 'secondary';
          if (action === 'later' || action === 'retry') {
            return (
              <Button
                key={action}
                tone={tone}
                size="large"
                className="max-md:w-full"
                onClick={action === 'later' ? onLater : onRetry}
              >
                {words[action]}
              </Button>
            );
          }
          const { href, label } = ways[action];
          return (
            <ButtonLink key={action} href={home + href} tone={tone} size="large" className="max-md:w-full">
              {words[label]}
            </ButtonLink>
          );
        })}
      </div>
    </section>
  );
}

/** Documents are handed in with support's help until they have pages of their own. */
const ways = {
  verify: { href: '/contact', label: 'verify' },
  contact: { href: '/contact', label: 'contact' },
  limits: { href: '/responsible-gambling', label: 'limits' },
  account: { href: '/my-account', label: 'toAccount' },
} as const;

function Fact({ term, value }: { readonly term: string; readonly value: string }) {
  return (
    <div>
      <dt className="text-xs text-paper-3">{term}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  );
}
