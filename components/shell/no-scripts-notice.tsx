import { Link } from '#components/ui/actions/link.tsx';
import { Notice } from '#components/ui/status/notice.tsx';
import { noScriptsId } from '#lib/next/pages/page-scripts.ts';

interface NoScriptsNoticeProps {
  readonly title: string;
  readonly text: string;
  /** The way to support, which can start a break for a player. */
  readonly help: { readonly label: string; readonly href: string };
}

/** What a browser shows that does not run scripts, or that is too old for those of the page; the inline loader shows the latter. */
export function NoScriptsNotice({ title, text, help }: NoScriptsNoticeProps) {
  const notice = (
    <div className="page py-3">
      <Notice tone="warn" title={title}>
        {text}{' '}
        <Link href={help.href} className="underline underline-offset-4">
          {help.label}
        </Link>
      </Notice>
    </div>
  );
  return (
    <>
      <noscript>{notice}</noscript>
      <div id={noScriptsId} role="status" hidden>
        {notice}
      </div>
    </>
  );
}
