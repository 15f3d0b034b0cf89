import { type ReactNode, useId } from 'react';
import { Button } from '#components/ui/actions/button.tsx';
import { ButtonLink } from '#components/ui/actions/button-link.tsx';
import { Link } from '#components/ui/actions/link.tsx';
import { Icon, type IconName } from '#components/ui/media/icon.tsx';
import { Skeleton } from '#components/ui/status/skeleton.tsx';

export interface BalanceLine {
  readonly label: string;
  readonly amount: string;
}

export interface PlayerControlsLabels {
  readonly balance: string;
  readonly account: string;
  readonly signOut: string;
  readonly loading: string;
}

interface PlayerControlsProps {
  readonly name: string;
  /** The formatted balance to play with; null while it loads. */
  readonly balance: string | null;
  /** What the balance counts. */
  readonly scopeNote?: string | undefined;
  readonly breakdown: readonly BalanceLine[];
  /** Bonus money by kind of game, and what it is called together. */
  readonly bonuses?: { readonly label: string; readonly lines: readonly BalanceLine[] };
  /** Shown below the balance. */
  readonly children?: ReactNode;
  /** Money set aside for withdrawals, which is no part of `balance`, and the sum of all. */
  readonly setAside?: readonly BalanceLine[];
  /** Shown while the balance may be out of date. */
  readonly notice?: string | undefined;
  readonly links: readonly {
    readonly label: string;
    readonly href: string;
    readonly icon: IconName;
    /** A word that marks the link. */
    readonly note?: string | undefined;
  }[];
  readonly deposit?: { readonly label: string; readonly href: string } | undefined;
  readonly withdraw?: { readonly label: string; readonly href: string };
  readonly labels: PlayerControlsLabels;
  readonly signingOut?: boolean;
  readonly onSignOut: () => void;
}

const popoverClass =
  'sheet inset-auto top-[calc(var(--top)+8px)] right-[max(var(--gutter),calc((100vw-var(--page))/2))] w-[min(20rem,calc(100vw-2*var(--gutter)))] rounded-card p-3';

/** The page that a link opens has the same header: the panel would stay open above it. */
function closeAtLinks(panel: HTMLElement | null): (() => void) | undefined {
  if (!panel) return undefined;
  const close = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) panel.hidePopover?.();
  };
  panel.addEventListener('click', close);
  return () => panel.removeEventListener('click', close);
}

export function PlayerControls(props: PlayerControlsProps) {
  const {
    name,
    balance,
    scopeNote,
    breakdown,
    bonuses,
    children,
    setAside = [],
    notice,
    links,
    deposit,
    withdraw,
    labels,
    signingOut,
    onSignOut,
  } = props;
  const id = useId();
  return (
    <>
      <button
        type="button"
        popoverTarget={`${id}-balance`}
        className="flex h-11 items-center gap-2 rounded-full bg-ink-3 px-3.5 text-sm font-semibold shadow-lit hover:bg-ink-4 max-[22rem]:px-2"
      >
        <Icon
          name={notice ? 'warning' : 'wallet'}
          size={18}
          className={notice ? 'text-coral' : 'text-brass max-[24rem]:hidden'}
        />
        <span className="sr-only">{labels.balance}</span>
        <span className="min-w-20 text-right tabular-nums">
          {balance ?? (
            <>
              <Skeleton className="h-4 w-20 rounded-sm" />
              <span className="sr-only">{labels.loading}</span>
            </>
          )}
        </span>
      </button>
      <div id={`${id}-balance`} popover="auto" className={popoverClass} ref={closeAtLinks}>
        <p className="px-3 pt-2 pb-1 text-sm text-paper-2">{labels.balance}</p>
        {notice && <p className="px-3 pb-2 text-xs text-coral">{notice}</p>}
        <p className="px-3 pb-2 font-display text-2xl font-semibold">
          {balance ?? <Skeleton className="h-[1lh] w-32 rounded-sm" />}
        </p>
        {scopeNote && <p className="px-3 pb-2 text-xs text-paper-2">{scopeNote}</p>}
        <BalanceLines lines={breakdown} />
        {bonuses && bonuses.lines.length > 0 && (
          <div className="mt-1 border-t border-paper/8 pt-3">
            <p className="px-3 text-xs text-paper-3">{bonuses.label}</p>
            <BalanceLines lines={bonuses.lines} />
          </div>
        )}
        {children}
        {setAside.length > 0 && (
          <div className="mt-1 border-t border-paper/8 pt-1 text-paper-2">
            <BalanceLines lines={setAside} />
          </div>
        )}
        <div className="flex flex-wrap gap-2 p-2 pt-3 *:flex-1">
          {deposit && <ButtonLink href={deposit.href}>{deposit.label}</ButtonLink>}
          {withdraw && (
            <ButtonLink href={withdraw.href} tone="secondary">
              {withdraw.label}
            </ButtonLink>
          )}
        </div>
      </div>
      {deposit && (
        <ButtonLink href={deposit.href} size="small" className="max-md:size-11 max-md:p-0">
          <Icon name="plus" size={22} className="md:hidden" />
          <span className="max-md:sr-only">{deposit.label}</span>
        </ButtonLink>
      )}
      <button
        type="button"
        popoverTarget={`${id}-account`}
        aria-label={`${labels.account}: ${name}`}
        className="relative grid size-11 shrink-0 place-items-center rounded-full bg-ink-4 font-display text-base font-semibold text-brass-2 shadow-lit"
      >
        <span aria-hidden="true">{name.slice(0, 1).toUpperCase()}</span>
        {links.some(({ note }) => note) && (
          <span aria-hidden="true" className="absolute top-0 right-0 size-3 rounded-full border-2 border-ink bg-brass" />
        )}
      </button>
      <nav id={`${id}-account`} popover="auto" aria-label={labels.account} className={popoverClass} ref={closeAtLinks}>
        <p className="truncate px-3 pt-2 pb-3 font-display text-lg">{name}</p>
        <ul>
          {links.map((link) => (
            <li key={link.href}>
              <Link
                href={link.href}
                className="flex min-h-11 items-center gap-3 rounded-sm px-3 text-sm font-medium hover:bg-paper/6"
              >
                <Icon name={link.icon} className="text-paper-3" />
                {link.label}
                {link.note && (
                  <span className="ml-auto rounded-full bg-brass px-2 text-xs font-bold text-on-brass">{link.note}</span>
                )}
              </Link>
            </li>
          ))}
        </ul>
        <div className="mt-2 border-t border-paper/8 pt-2">
          <Button tone="quiet" wide loading={signingOut} onClick={onSignOut}>
            <Icon name="signOut" />
            {labels.signOut}
          </Button>
        </div>
      </nav>
    </>
  );
}

function BalanceLines({ lines }: { readonly lines: readonly BalanceLine[] }) {
  return (
    <dl>
      {lines.map(({ label, amount }) => (
        <div key={label} className="flex items-baseline justify-between gap-4 px-3 py-2.5">
          <dt className="text-sm">{label}</dt>
          <dd className="font-semibold whitespace-nowrap">{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
