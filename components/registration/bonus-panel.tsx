import { Picture } from '#components/ui/media/picture.tsx';
import { Badge } from '#components/ui/status/badge.tsx';
import type { RegistrationForm } from '#lib/content/types.ts';
import { useMessages } from '#lib/core/i18n/client.tsx';
import { formatMessage } from '#lib/core/i18n/format-message.ts';

interface BonusPanelProps {
  readonly bonus: NonNullable<RegistrationForm['bonus']>;
  readonly bonusCode: string | null;
}

/** SGN-27, CNT-26: the welcome bonus, beside the form on a desktop and above it on a phone. */
export function BonusPanel({ bonus, bonusCode }: BonusPanelProps) {
  const messages = useMessages('registration');
  const { title, description, icon, banner, background } = bonus;
  return (
    <aside className="relative isolate overflow-hidden rounded-md bg-ink shadow-lit">
      {background && (
        <div className="absolute inset-0 -z-10">
          <Picture
            picture={background}
            decorative
            fill
            sizes="(min-width: 768px) 800px, 100vw"
            widths={[480, 800]}
            className="opacity-60"
          />
          <div className="absolute inset-0 bg-linear-to-r from-ink via-ink/88 to-ink/55 md:bg-linear-to-t md:from-ink/60 md:via-ink/85 md:to-ink" />
        </div>
      )}
      {banner && (
        <div className="relative hidden aspect-[4/3] md:block">
          <Picture picture={banner} decorative sizes="320px" widths={[320, 480]} ratio={4 / 3} fill />
        </div>
      )}
      <div className="flex items-start gap-4 p-4 md:p-6">
        {icon && (
          <div className="relative size-12 shrink-0 md:hidden">
            <Picture picture={{ ...icon, tint: null }} sizes="48px" widths={[48, 96]} ratio={1} fill />
          </div>
        )}
        <div className="min-w-0 space-y-2">
          <p className="font-semibold text-brass md:text-xl">{title}</p>
          <p className="text-sm text-paper-2">{description}</p>
          {bonusCode && <Badge tone="brass">{formatMessage(messages.code, { code: bonusCode })}</Badge>}
        </div>
      </div>
    </aside>
  );
}
