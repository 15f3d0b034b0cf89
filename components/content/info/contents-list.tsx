import { Icon } from '#components/ui/media/icon.tsx';
import type { Prose } from '#lib/content/types.ts';

interface ContentsListProps {
  readonly title: string;
  readonly body: Prose;
}

/** The headings of a long page as links, collapsed on phones; nothing for fewer than four headings. */
export function ContentsList({ title, body }: ContentsListProps) {
  const headings = body.flatMap((block) => {
    const text = block.children.map((child) => ('text' in child && typeof child.text === 'string' ? child.text : '')).join('');
    return block.style === 'h2' && block._key && text ? [{ key: block._key, text }] : [];
  });
  if (headings.length < 4) return null;
  return (
    <nav aria-label={title} className="lg:sticky lg:top-[calc(var(--top)+1.5rem)]">
      <details className="group lit rounded-card lg:[&::details-content]:[content-visibility:visible]">
        <summary className="flex min-h-13 list-none items-center justify-between gap-4 rounded-card px-5 text-sm font-semibold text-paper-2 supports-[selector(::details-content)]:lg:pointer-events-none">
          {title}
          <Icon
            name="chevronDown"
            size={18}
            className="text-brass transition-transform group-open:rotate-180 supports-[selector(::details-content)]:lg:hidden"
          />
        </summary>
        <ol className="px-5 pb-4 lg:max-h-[calc(100dvh-12rem)] lg:overflow-y-auto">
          {headings.map(({ key, text }) => (
            <li key={key}>
              <a
                href={`#${key}`}
                className="flex min-h-11 items-center py-1 text-sm leading-snug text-paper-2 hover:text-paper hover:underline lg:min-h-9"
              >
                {text}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
