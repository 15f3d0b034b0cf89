import { LandingHero } from '#components/content/landing/landing-hero.tsx';
import { LandingSteps } from '#components/content/landing/landing-steps.tsx';
import { ButtonLink } from '#components/ui/actions/button-link.tsx';
import { Badge } from '#components/ui/status/badge.tsx';
import { offerNote } from '#lib/content/documents/banners/offer-note.ts';
import type { PageContext } from '#lib/content/pages/params.ts';
import type { RegistrationLanding } from '#lib/content/types.ts';
import { getTranslator } from '#lib/core/i18n/messages.ts';

interface RegistrationLandingViewProps {
  readonly context: PageContext;
  readonly landing: RegistrationLanding;
}

/** The offer and the link to registration, which players do not get. */
export function RegistrationLandingView({ context, landing }: RegistrationLandingViewProps) {
  const t = getTranslator(context.locale, 'registration');
  const { hero, bonus, bonusCode, steps } = landing;
  const isVisitor = context.audience === 'visitor';
  const href = `/${context.locale.locale}/signup${bonusCode ? `?bonusCode=${encodeURIComponent(bonusCode)}` : ''}`;
  const open = { label: t('open'), href, newTab: false };
  const action = isVisitor ? (hero.action ?? open) : null;
  return (
    <div className="space-y-16 md:space-y-24">
      <LandingHero
        locale={context.locale}
        section={{ kind: 'hero', key: 'hero', ...hero, action }}
        first
        isOffer={Boolean(bonus || bonusCode)}
      />
      {bonus && (
        <section className="page">
          <div className="lit grid gap-6 rounded-sheet p-6 md:grid-cols-[1fr_auto] md:items-center md:p-10">
            <div className="space-y-3">
              {bonusCode && <Badge tone="brass">{t('code', { code: bonusCode })}</Badge>}
              <h2 className="text-2xl">{bonus.title}</h2>
              {bonus.description && <p className="max-w-prose text-paper-2">{bonus.description}</p>}
              <p className="text-xs text-paper-2">{offerNote(context.locale)}</p>
            </div>
            {action && (
              <ButtonLink href={action.href} newTab={action.newTab} size="large">
                {action.label}
              </ButtonLink>
            )}
          </div>
        </section>
      )}
      {steps.length > 0 && <LandingSteps section={{ kind: 'steps', key: 'steps', title: t('steps'), steps }} />}
    </div>
  );
}
