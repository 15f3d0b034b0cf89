import type { ReactNode } from 'react';
import type { PageContext } from '#lib/content/pages/params.ts';
import type { LandingSection } from '#lib/content/types.ts';
import { LandingCta } from './landing-cta.tsx';
import { LandingFaq } from './landing-faq.tsx';
import { LandingGames } from './landing-games.tsx';
import { LandingHero } from './landing-hero.tsx';
import { LandingSteps } from './landing-steps.tsx';
import { LandingTerms } from './landing-terms.tsx';
import { LandingText } from './landing-text.tsx';

interface LandingSectionsProps {
  readonly context: PageContext;
  readonly sections: readonly LandingSection[];
  /** Replaces the button of a hero at the top, with what a player can do with the campaign of the page. */
  readonly button?: ReactNode;
}

export function LandingSections({ context, sections, button }: LandingSectionsProps) {
  return (
    <div className="space-y-20 md:space-y-28">
      {sections.map((section, index) => (
        <Section key={section.key} context={context} section={section} first={index === 0} button={button} />
      ))}
    </div>
  );
}

interface SectionProps extends Pick<LandingSectionsProps, 'context' | 'button'> {
  readonly section: LandingSection;
  readonly first: boolean;
}

function Section({ context, section, first, button }: SectionProps) {
  switch (section.kind) {
    case 'hero':
      return (
        <LandingHero
          locale={context.locale}
          section={section}
          first={first}
          button={first ? button : undefined}
          isOffer={first && button !== undefined}
        />
      );
    case 'text':
      return <LandingText section={section} />;
    case 'steps':
      return <LandingSteps section={section} />;
    case 'faq':
      return <LandingFaq section={section} />;
    case 'games':
      return <LandingGames context={context} section={section} />;
    case 'terms':
      return <LandingTerms context={context} section={section} />;
    case 'cta':
      return <LandingCta locale={context.locale} section={section} />;
  }
}
