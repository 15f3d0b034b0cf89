import { ButtonLink } from '#components/ui/actions/button-link.tsx';
import { Picture } from '#components/ui/media/picture.tsx';
import { formatWholeMoney } from '#lib/core/money/format.ts';
import type { NumberForm } from '#lib/core/money/number-form.ts';
import type { PayAndPlayBanner as Banner } from '#lib/pay-and-play/offer.ts';
import { bankCurrency } from '#lib/pay-and-play/rules.ts';

interface PayAndPlayBannerProps {
  readonly banner: Banner;
  /** Two-letter market, for the format of money. */
  readonly numbers: NumberForm;
  readonly home: string;
  readonly fallbackLabel: string;
}

/** The banner of pay-and-play, with its amounts; the button opens the dialog without scrolling. */
export function PayAndPlayBanner({ banner, numbers, home, fallbackLabel }: PayAndPlayBannerProps) {
  const { title, description, picture, amounts, buttonLabel } = banner;
  return (
    <section aria-labelledby="pay-and-play" className="page">
      <div className="relative isolate grid overflow-hidden rounded-sheet bg-ink-3 shadow-lit md:grid-cols-[1.1fr_1fr]">
        <div className="absolute inset-0 -z-10 bg-[radial-gradient(70%_120%_at_0%_0%,oklch(0.62_0.13_160/0.24),transparent)]" />
        <div className="flex flex-col items-start justify-center gap-4 px-6 py-8 md:p-12">
          <h2 id="pay-and-play" className="text-3xl text-balance">
            {title}
          </h2>
          {description && <p className="max-w-prose text-lg text-paper-2">{description}</p>}
          {amounts.length > 0 && (
            <ul className="flex flex-wrap gap-2 text-sm font-semibold text-felt-2 tabular-nums">
              {amounts.map((minor) => (
                <li key={minor} className="rounded-full bg-felt/16 px-3.5 py-1.5">
                  {formatWholeMoney({ minor, currency: bankCurrency }, numbers)}
                </li>
              ))}
            </ul>
          )}
          <ButtonLink href={`${home}/signup/pnp`} scroll={false} size="large" className="mt-2 max-md:w-full">
            {buttonLabel ?? fallbackLabel}
          </ButtonLink>
        </div>
        <div className="relative aspect-[16/9] max-md:order-first md:aspect-auto md:min-h-80">
          <Picture picture={picture} sizes="(min-width: 768px) 50vw, 100vw" fill decorative />
        </div>
      </div>
    </section>
  );
}
