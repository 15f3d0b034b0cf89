import { Badge } from '#components/ui/badge.tsx';
import { Picture } from '#components/ui/picture.tsx';
import type { RegistrationForm } from '#lib/content/types.ts';
import { fill, type RegistrationWords } from '#lib/registration/words.ts';

interface BonusPanelProps {
  readonly bonus: NonNullable<RegistrationForm['bonus']>;
  readonly bonusCode: string | null;
  readonly words: RegistrationWords;
}

/** SGN-27: what waits for a newcomer, beside the form on a desktop and above it on a phone. */
export function BonusPanel({ bonus, bonusCode, words }: BonusPanelProps) {
  const { title, description, icon, banner } = bonus;
  return (
    <aside className="overflow-hidden rounded-md bg-ink shadow-lit">
      {banner && (
        <div className="relative hidden aspect-[4/3] md:block">
          <Picture picture={{ ...banner, alt: '' }} sizes="320px" widths={[320, 480]} ratio={4 / 3} fill />
        </div>
      )}
      <div className="flex items-start gap-4 p-4 md:p-6">
        {icon && (
          <div className="relative size-12 shrink-0 md:hidden">
            <Picture picture={{ ...icon, alt: '' }} sizes="48px" widths={[48, 96]} ratio={1} fill />
          </div>
        )}
        <div className="min-w-0 space-y-2">
          <p className="font-semibold text-brass md:text-xl">{title}</p>
          <p className="text-sm text-paper-2">{description}</p>
          {bonusCode && <Badge tone="brass">{fill(words.code, { code: bonusCode })}</Badge>}
        </div>
      </div>
    </aside>
  );
}
