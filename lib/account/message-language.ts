import type { MessageLanguage } from '#lib/core/market/locale-choice.ts';
import { isFlag, object, text } from '#lib/core/storage/shape.ts';
import { stored } from '#lib/core/storage/stored.ts';

const unseen = stored('session', 'account.messageLanguage', object({ languageCode: text(8), isChanged: isFlag }));

/** Keeps for the next page what a change of the site's language means for the operator's messages. */
export function storeMessageLanguage(language: MessageLanguage): void {
  unseen.write(language);
}

/** Once after each change. */
export function takeMessageLanguage(): MessageLanguage | undefined {
  const language = unseen.read();
  unseen.remove();
  return language;
}
