import { ButtonLink } from '#components/ui/actions/button-link.tsx';
import { findHelpLines } from '#lib/content/documents/protection.ts';
import type { PageContext } from '#lib/content/pages/params.ts';
import { getMessages } from '#lib/core/i18n/messages.ts';
import { HelpLineList } from './help-line-list.tsx';

interface ProtectionHelpProps {
  readonly context: PageContext;
  /** The address of the tools, where the page does not have them itself. */
  readonly toolsHref?: string;
}

/** The self-test, the way to the tools, and who helps. Rendered on the server, for visitors and players. */
export async function ProtectionHelp({ context, toolsHref }: ProtectionHelpProps) {
  const { locale } = context;
  const messages = getMessages(locale, 'protection');
  const help = await findHelpLines(context);
  return (
    <section aria-labelledby="self-test-and-help" className="max-w-prose space-y-8">
      <div className="space-y-1.5">
        <h2 id="self-test-and-help" className="scroll-mt-24 text-2xl">
          {messages.partHelp}
        </h2>
        <p className="text-paper-2">{messages.helpText}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={`/${locale.locale}/self-test`}>{messages.selfTestLink}</ButtonLink>
        {toolsHref && (
          <ButtonLink href={toolsHref} tone="secondary">
            {messages.toolsLink}
          </ButtonLink>
        )}
      </div>
      {help && <HelpLineList help={help} level="h3" />}
    </section>
  );
}
