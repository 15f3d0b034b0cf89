import { Icon } from '#components/ui/icon.tsx';

interface WinnersRowProps {
  readonly title: string;
  readonly text: string;
}

/** Keeps the place of the winners at the height that they will have. */
export function WinnersRow({ title, text }: WinnersRowProps) {
  return (
    <section aria-labelledby="home-winners" className="page">
      <div className="lit flex min-h-20 items-center gap-4 rounded-card px-5 py-4 md:px-7">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-brass/14 text-brass-2">
          <Icon name="tag" />
        </span>
        <div>
          <h2 id="home-winners" className="text-lg">
            {title}
          </h2>
          <p className="text-sm text-paper-2">{text}</p>
        </div>
      </div>
    </section>
  );
}
