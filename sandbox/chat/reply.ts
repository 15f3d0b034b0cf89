import { parseLocale } from '#lib/core/market/locale.ts';
import { type SiteLocale, siteLocales } from '#lib/core/market/markets.ts';
import { closedText } from './closed-text.ts';
import type { ConversationStore } from './conversations.ts';
import { findAnswer, type HelpQuestion } from './find-answer.ts';
import { chatMessages } from './messages/messages.ts';
import type { ChatSettings } from './settings.ts';
import type { Conversation } from './tables.ts';

export interface ReplyOptions {
  readonly siteUrl: string;
  readonly now: () => Date;
  readonly readQuestions: (locale: SiteLocale) => Promise<readonly HelpQuestion[]>;
  readonly readSettings: (locale: SiteLocale) => Promise<ChatSettings>;
}

/** The page's locale where its script has said it, else the first one of the language. */
export function localeOf({ fields, language }: Pick<Conversation, 'fields' | 'language'>): SiteLocale {
  const named = fields.locale && parseLocale(fields.locale);
  return named || siteLocales.find(({ catalogLanguage }) => catalogLanguage === language) || siteLocales[0];
}

/** Answers a message from the help pages, or calls a person where they have no answer. Does nothing once a person was called. */
export async function replyAutomatically(
  store: ConversationStore,
  conversation: Conversation,
  message: string,
  options: ReplyOptions,
): Promise<void> {
  if (conversation.state !== 'AUTOMATIC') return;
  const { siteUrl, readQuestions } = options;
  const locale = localeOf(conversation);
  const found = findAnswer(await readQuestions(locale), message, conversation.language);
  if (!found) return callPerson(store, conversation, 'noAnswer', options);
  const link = { title: found.question, url: `${siteUrl}/${locale.locale}${found.path}` };
  await store.add(conversation, { author: 'ASSISTANT', text: found.answer, link });
}

/** Puts the conversation into the queue of the operator's desk. */
export async function callPerson(
  store: ConversationStore,
  conversation: Conversation,
  reason: 'called' | 'noAnswer',
  { now, readSettings }: Pick<ReplyOptions, 'now' | 'readSettings'>,
): Promise<void> {
  if (conversation.state !== 'AUTOMATIC') return;
  const { messages } = chatMessages.match(conversation.language);
  const { hours } = await readSettings(localeOf(conversation));
  const closed = closedText(hours, now(), conversation.language);
  const text = closed ? `${messages[reason]} ${closed}` : messages[reason];
  await store.add(conversation, { author: 'ASSISTANT', text }, 'WAITING');
}
