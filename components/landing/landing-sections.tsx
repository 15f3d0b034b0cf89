import type { LandingSection } from '#lib/content/types.ts';
import { LandingCta } from './landing-cta.tsx';
import { LandingFaq } from './landing-faq.tsx';
import { LandingHero } from './landing-hero.tsx';
import { LandingSteps } from './landing-steps.tsx';
import { LandingText } from './landing-text.tsx';

/** The sections of a landing page in the editor's order. */
export function LandingSections({ sections }: { readonly sections: readonly LandingSection[] }) {
  return (
    <div className="space-y-20 md:space-y-28">
      {sections.map((section, index) => (
        <Section key={section.key} section={section} first={index === 0} />
      ))}
    </div>
  );
}

function Section({ section, first }: { readonly section: LandingSection; readonly first: boolean }) {
  switch (section.kind) {
    case 'hero':
      return <LandingHero section={section} first={first} />;
    case 'text':
      return <LandingText section={section} />;
    case 'steps':
      return <LandingSteps section={section} />;
    case 'faq':
      return <LandingFaq section={section} />;
    case 'cta':
      return <LandingCta section={section} />;
  }
}
