import { PortableText, type PortableTextComponents } from '@portabletext/react';
import { Link } from '#components/ui/actions/link.tsx';
import { classNames } from '#components/ui/class-names.ts';
import type { Prose as ProseValue } from '#lib/content/types.ts';

interface ProseProps {
  readonly value: ProseValue;
  readonly size?: 'small' | 'normal';
}

const text: PortableTextComponents = {
  block: {
    h1: ({ children }) => <h2 className="mt-12 mb-4 text-2xl first:mt-0">{children}</h2>,
    h2: ({ children, value }) => (
      <h2 id={value._key} className="mt-12 mb-4 text-2xl first:mt-0">
        {children}
      </h2>
    ),
    h3: ({ children }) => <h3 className="mt-9 mb-3 text-xl first:mt-0">{children}</h3>,
    h4: ({ children }) => <h4 className="mt-7 mb-2 font-semibold first:mt-0">{children}</h4>,
    blockquote: ({ children }) => (
      <blockquote className="my-6 border-l-2 border-brass pl-5 font-display text-lg">{children}</blockquote>
    ),
    normal: ({ children }) => <p className="my-4 first:mt-0 last:mb-0">{children}</p>,
  },
  list: {
    bullet: ({ children }) => <ul className="my-4 list-disc space-y-2 pl-5 marker:text-brass">{children}</ul>,
    number: ({ children }) => (
      <ol className="my-4 list-decimal space-y-2 pl-5 marker:font-semibold marker:text-brass">{children}</ol>
    ),
  },
  marks: {
    strong: ({ children }) => <strong className="font-semibold text-paper">{children}</strong>,
    link: ({ children, value }) => (
      <Link
        href={typeof value?.href === 'string' ? value.href : '#'}
        newTab={value?.newTab === true || value?.openNewTab === true || value?.blank === true}
        className="text-brass underline decoration-brass/40 underline-offset-4 hover:decoration-brass"
      >
        {children}
      </Link>
    ),
  },
};

/** Renders Portable Text; `h1` becomes `h2`, because the page's title is its only first-level heading. */
export function Prose({ value, size = 'normal' }: ProseProps) {
  if (value.length === 0) return null;
  return (
    <div className={classNames('max-w-[68ch]', size === 'small' ? 'text-sm' : 'text-paper-2 [&_:is(h2,h3,h4)]:text-paper')}>
      <PortableText value={[...value]} components={text} onMissingComponent={false} />
    </div>
  );
}
