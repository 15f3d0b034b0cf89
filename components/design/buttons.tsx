import { Button } from '#components/ui/actions/button.tsx';
import type { ButtonSize, ButtonTone } from '#components/ui/actions/button-class.ts';
import { ButtonLink } from '#components/ui/actions/button-link.tsx';
import { NavLinks } from '#components/ui/actions/nav-links.tsx';
import { PausedButton } from '#components/ui/actions/paused-button.tsx';
import { Icon, type IconName } from '#components/ui/media/icon.tsx';
import iconPaths from '#components/ui/media/icon-paths.json' with { type: 'json' };
import { Badge, type BadgeTone } from '#components/ui/status/badge.tsx';
import { Specimen } from './specimen.tsx';

const tones: readonly ButtonTone[] = ['primary', 'secondary', 'quiet', 'danger'];
const sizes: readonly ButtonSize[] = ['small', 'medium', 'large'];
const badges: readonly BadgeTone[] = ['neutral', 'brass', 'felt', 'coral', 'red', 'blue'];

export function Buttons() {
  return (
    <>
      <Specimen title="Button" text="One primary to a view. While it works it keeps its width and takes no second press.">
        {tones.map((tone) => (
          <div key={tone} className="flex flex-wrap items-center gap-3">
            {sizes.map((size) => (
              <Button key={size} tone={tone} size={size}>
                {tone} {size}
              </Button>
            ))}
            <Button tone={tone} loading>
              {tone} loading
            </Button>
            <Button tone={tone} disabled>
              {tone} disabled
            </Button>
          </div>
        ))}
        <ButtonLink href="/design">A link styled as a button</ButtonLink>
        <PausedButton remaining="Again in 42 s" rule="Again a minute after the last time.">
          At rest
        </PausedButton>
      </Specimen>
      <Specimen title="NavLinks" text="One of them may be the current page.">
        <NavLinks
          label="Sections"
          links={['Lobby', 'Tables', 'Bar'].map((label, at) => ({ label, href: `/design#${label}`, current: at === 0 }))}
          listClass="flex flex-wrap gap-2"
          linkClass="inline-flex min-h-11 items-center rounded-full bg-ink-3 px-5 text-sm text-paper-2 hover:text-paper aria-[current]:bg-paper aria-[current]:text-ink"
        />
      </Specimen>
      <Specimen title="Badge">
        <div className="flex flex-wrap gap-2">
          {badges.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </div>
      </Specimen>
      <Specimen title="Icon">
        <ul className="grid grid-cols-4 gap-4 text-xs text-paper-3 md:grid-cols-8">
          {(Object.keys(iconPaths) as IconName[]).map((name) => (
            <li key={name} className="space-y-1">
              <Icon name={name} className="text-paper" />
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
    </>
  );
}
