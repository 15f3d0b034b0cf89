import { Spinner } from '#components/ui/status/spinner.tsx';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';

interface OpeningCoverProps {
  readonly title: string;
  readonly poster: string | undefined;
}

/** Covers the frame until the game is ready. */
export function OpeningCover({ title, poster }: OpeningCoverProps) {
  const t = useTranslator('play');
  return (
    <div className="pointer-events-none absolute inset-0 grid place-content-center justify-items-center gap-4 bg-ink text-center">
      {poster && (
        // biome-ignore lint/performance/noImgElement: a picture of the content service, already of the right size.
        <img src={poster} alt="" className="absolute inset-0 size-full object-cover opacity-25 blur-sm" />
      )}
      <div className="relative grid justify-items-center gap-4">
        <Spinner size={40} />
        <p role="status">{t('opening', { title })}</p>
      </div>
    </div>
  );
}
