import { useId } from 'react';
import { Button } from '#components/ui/actions/button.tsx';
import { ButtonLink } from '#components/ui/actions/button-link.tsx';
import { Icon } from '#components/ui/media/icon.tsx';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import { formatDateTime } from '#lib/core/time/format-date.ts';
import type { InboxMessage } from '#lib/inbox/inbox.ts';

interface MessageItemProps {
  readonly message: InboxMessage;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onDelete: () => void;
}

/** A message whose heading shows and hides its text. The text is plain: markup in it is shown as written. */
export function MessageItem({ message, isOpen, onToggle, onDelete }: MessageItemProps) {
  const { home } = useLocale();
  const messages = useMessages('inbox');
  const t = useTranslator('inbox');
  const id = useId();
  const { title, text, at, read, link } = message;
  return (
    <li>
      <h2 className="font-sans text-base font-normal tracking-normal">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
          className="flex min-h-16 w-full items-center gap-4 px-5 py-3 text-left hover:bg-paper/4 sm:px-6"
        >
          <span aria-hidden="true" className={read ? 'size-2.5 shrink-0' : 'size-2.5 shrink-0 rounded-full bg-brass'} />
          <span className="min-w-0 flex-1">
            <span className={read ? 'block wrap-anywhere text-paper-2' : 'block font-semibold wrap-anywhere'}>
              {!read && <span className="sr-only">{messages.unread} </span>}
              {title}
            </span>
            <time dateTime={at} className="block pt-0.5 text-sm font-normal text-paper-3">
              {formatDateTime(at)}
            </time>
          </span>
          <Icon name="chevronDown" className={isOpen ? 'shrink-0 rotate-180 text-paper-3' : 'shrink-0 text-paper-3'} />
        </button>
      </h2>
      <div id={id} hidden={!isOpen} className="space-y-5 px-5 pt-2 pb-6 pl-11.5 sm:px-6 sm:pl-12.5">
        <p className="max-w-prose wrap-anywhere whitespace-pre-line text-paper-2">{text}</p>
        <div className="flex flex-wrap gap-3">
          {link && (
            <ButtonLink href={home + link.path} size="small">
              {link.label}
            </ButtonLink>
          )}
          <Button tone="secondary" size="small" aria-label={t('deleteOf', { title })} onClick={onDelete}>
            {messages.delete}
          </Button>
        </div>
      </div>
    </li>
  );
}
