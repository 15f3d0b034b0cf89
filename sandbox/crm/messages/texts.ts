import type { LinkName, MessageKind } from '../kinds.ts';

/** The texts of one language: plain, with `{name}` placeholders. */
export interface CrmTexts {
  readonly messages: Readonly<Record<MessageKind, { readonly title: string; readonly text: string }>>;
  readonly links: Readonly<Record<LinkName, string>>;
}
