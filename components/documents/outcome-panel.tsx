import { Button } from '#components/ui/actions/button.tsx';
import { ButtonLink } from '#components/ui/actions/button-link.tsx';
import { Icon, type IconName } from '#components/ui/media/icon.tsx';

interface OutcomePanelProps {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  readonly actions: readonly { readonly label: string; readonly target: string | (() => void) }[];
}

/** A state of the flow without a question. */
export function OutcomePanel({ icon, title, text, actions }: OutcomePanelProps) {
  return (
    <section className="lit space-y-6 rounded-card p-6 md:p-8">
      <div className="flex gap-4">
        <span className="grid size-12 shrink-0 place-items-center rounded-full bg-paper/8 text-paper-2">
          <Icon name={icon} size={24} />
        </span>
        <div className="space-y-2">
          <h2 className="text-xl">{title}</h2>
          <p className="text-paper-2">{text}</p>
        </div>
      </div>
      <div className="flex flex-col gap-3 md:flex-row">
        {actions.map(({ label, target }, index) => {
          const tone = index === 0 ? 'primary' : 'secondary';
          return typeof target === 'string' ? (
            <ButtonLink key={label} href={target} tone={tone} size="large">
              {label}
            </ButtonLink>
          ) : (
            <Button key={label} onClick={target} tone={tone} size="large">
              {label}
            </Button>
          );
        })}
      </div>
    </section>
  );
}
