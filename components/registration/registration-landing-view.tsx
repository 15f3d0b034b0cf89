import { LandingHero } from '#components/landing/landing-hero.tsx';
import { LandingSteps } from '#components/landing/landing-steps.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { ButtonLink } from '#components/ui/button-link.tsx';
import type { PageContext } from '#lib/content/params.ts';
import type { RegistrationLanding } from '#lib/content/types.ts';
import { translator } from '#lib/i18n/messages.ts';

interface RegistrationLandingViewProps {
  readonly context: PageContext;
  readonly landing: RegistrationLanding;
}

/** The offer, the way in, and nothing to lead away from it. A player has an account already and gets no button. */
export function RegistrationLandingView({ context, landing }: RegistrationLandingViewProps) {
  const words = translator(context.locale, 'registration');
  const { hero, bonus, bonusCode, steps } = landing;
  const isVisitor = context.audience === 'visitor';
  const href = `/${context.locale.locale}/signup${bonusCode ? `?bonusCode=${encodeURIComponent(bonusCode)}` : ''}`;
  const open = { label: words('open'), href, newTab: false };
  const action = isVisitor ? (hero.action ?? open) : null;
  return (
    <div className="space-y-16 md:space-y-24">
      <LandingHero section={{ kind: 'hero', key: 'hero', ...hero, action }} first />
      {bonus && (
        <section className="page">
          <div className="lit grid gap-6 rounded-sheet p-6 md:grid-cols-[1fr_auto] md:items-center md:p-10">
            <div className="space-y-3">
              {bonusCode && <Badge tone="brass">{words('code', { code: bonusCode })}</Badge>}
              <h2 className="text-2xl">{bonus.title}</h2>
              <p className="max-w-prose text-paper-2">{bonus.description}</p>
            </div>
            {action && (
              <ButtonLink href={action.href} newTab={action.newTab} size="large">
                {action.label}
              </ButtonLink>
            )}
          </div>
        </section>
      )}
      {steps.length > 0 && <LandingSteps section={{ kind: 'steps', key: 'steps', title: words('steps'), steps }} />}
    </div>
  );
}
