import { playerKeyPrefix } from '#lib/core/storage/player-key.ts';
import { oneOf, text } from '#lib/core/storage/shape.ts';
import { stored } from '#lib/core/storage/stored.ts';

/**
 * DOC-14: the reminder in this session of the browser's tab. It stays `notify` when it is closed, and is `uploaded` after an
 * upload that it has led to; `inactive` when it was put off, or has said that the document was received.
 */
export const storedReminder = stored(
  'session',
  `${playerKeyPrefix}verification-modal`,
  oneOf(['notify', 'uploaded', 'inactive']),
);
/** EDD-08: the player who was reminded of the questions. */
export const storedQuestions = stored('local', 'eddModal', text(32));
/** DOC-19: the player who was reminded of the source of wealth. */
export const storedWealthReminder = stored('local', 'sowPopup', text(32));
