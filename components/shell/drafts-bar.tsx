import { Button } from '#components/ui/actions/button.tsx';
import { Icon } from '#components/ui/media/icon.tsx';

interface DraftsBarProps {
  readonly labels: { readonly title: string; readonly text: string; readonly end: string };
  readonly back: string;
}

/** Marks a page that shows drafts, with a button to leave draft mode; works without JavaScript. */
export function DraftsBar({ labels, back }: DraftsBarProps) {
  return (
    <aside aria-label={labels.title} className="sticky top-0 z-50 bg-brass text-on-brass">
      <form
        method="post"
        action="/api/drafts/end"
        className="mx-auto flex max-w-[1440px] items-center gap-3 px-4 py-2 text-sm md:px-8"
      >
        <Icon name="info" className="shrink-0" />
        <p className="min-w-0 flex-1">
          <strong>{labels.title}</strong> <span className="max-md:hidden">{labels.text}</span>
        </p>
        <input type="hidden" name="path" value={back} />
        <Button type="submit" tone="secondary">
          {labels.end}
        </Button>
      </form>
    </aside>
  );
}
