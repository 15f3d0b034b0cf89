import { Button } from '../actions/button.tsx';
import { ButtonLink } from '../actions/button-link.tsx';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../media/icon.tsx';
import { useLostFocus } from '../use-lost-focus.ts';

interface OutcomePanelProps {
  readonly icon: IconName;
  /** Classes of the icon. */
  readonly colour?: string;
  readonly title: string;
  readonly text: string;
  readonly facts?: readonly { readonly term: string; readonly value: string }[];
  /** The first is the primary action; each is a link or a callback. */
  readonly actions: readonly { readonly label: string; readonly target: string | (() => void) }[];
  /** It replaces what the player has just used, and may change. */
  readonly isLive?: boolean;
}

/** Replaces a form: why it is not shown, the details, and the next step. */
export function OutcomePanel(props: OutcomePanelProps) {
  const { icon, colour = 'bg-paper/8 text-paper-2', title, text, facts = [], actions, isLive = false } = props;
  const heading = useLostFocus<HTMLHeadingElement>(isLive);
  return (
    <section className="lit space-y-6 rounded-card p-6 md:p-8" aria-live={isLive ? 'polite' : undefined}>
      <div className="flex gap-4">
        <span className={classNames('grid size-12 shrink-0 place-items-center rounded-full', colour)}>
          <Icon name={icon} size={24} />
        </span>
        <div className="space-y-2">
          <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
            {title}
          </h2>
          <p className="text-paper-2">{text}</p>
        </div>
      </div>
      {facts.length > 0 && (
        <dl className="grid gap-4 rounded-md bg-ink/40 p-4 md:auto-cols-fr md:grid-flow-col">
          {facts.map(({ term, value }) => (
            <div key={term}>
              <dt className="text-xs text-paper-3">{term}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className="flex flex-col gap-3 md:flex-row">
        {actions.map(({ label, target }, index) => {
          const style = { tone: index === 0 ? 'primary' : 'secondary', size: 'large', className: 'max-md:w-full' } as const;
          return typeof target === 'string' ? (
            <ButtonLink key={label} href={target} {...style}>
              {label}
            </ButtonLink>
          ) : (
            <Button key={label} onClick={target} {...style}>
              {label}
            </Button>
          );
        })}
      </div>
    </section>
  );
}
