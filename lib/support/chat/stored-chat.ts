import { playerKeyPrefix } from '#lib/core/storage/player-key.ts';
import { isFlag, isNumber, object } from '#lib/core/storage/shape.ts';
import { stored } from '#lib/core/storage/stored.ts';

/** CHT-07: the page and the unread count, for this tab; a sign-out removes them. */
export const storedChat = stored(
  'session',
  `${playerKeyPrefix}chat`,
  object({ isHome: isFlag, unread: isNumber, isOpen: isFlag }),
);
