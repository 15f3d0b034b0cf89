import { Link } from '#components/ui/actions/link.tsx';
import { Picture } from '#components/ui/media/picture.tsx';
import type { Mark, Picture as PictureData } from '#lib/content/types.ts';

/** Its picture needs no placeholder, because it is below the fold. */
export interface FooterMark extends Omit<Mark, 'picture'> {
  readonly picture: Omit<PictureData, 'placeholder'>;
}

interface MarkRowProps {
  /** For links to it. */
  readonly id?: string;
  readonly title: string;
  readonly marks: readonly FooterMark[];
}

export function MarkRow({ id, title, marks }: MarkRowProps) {
  if (marks.length === 0) return null;
  return (
    <section id={id} aria-label={title} className="space-y-4">
      <h2 className="font-sans text-sm font-semibold tracking-normal text-paper-3">{title}</h2>
      <ul className="flex flex-wrap gap-x-8 gap-y-4">
        {marks.map((mark) => (
          <li key={mark.name}>
            {mark.url ? (
              <Link
                href={mark.url}
                newTab={!mark.url.startsWith('/')}
                className="group flex items-center gap-3 text-sm text-paper-2 hover:text-paper"
              >
                <MarkFace mark={mark} />
              </Link>
            ) : (
              <span className="flex items-center gap-3 text-sm text-paper-2">
                <MarkFace mark={mark} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function MarkFace({ mark }: { readonly mark: FooterMark }) {
  return (
    <>
      <span className="block w-10 shrink-0 overflow-hidden rounded-sm">
        <Picture picture={{ ...mark.picture, placeholder: null }} sizes="40px" widths={[40, 80]} decorative />
      </span>
      <span>
        <span className="block font-medium group-hover:underline">{mark.name}</span>
        {mark.number && <span className="block text-xs text-paper-3">{mark.number}</span>}
      </span>
    </>
  );
}
