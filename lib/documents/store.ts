import { isFlag, text } from '#lib/core/storage/shape.ts';
import { stored } from '#lib/core/storage/stored.ts';

/** DOC-14: shown in this session of the browser's tab. */
export const storedReminder = stored('session', 'verificationModal', isFlag);
/** EDD-08: the player who was reminded of the questions. */
export const storedQuestions = stored('local', 'eddModal', text(32));
/** DOC-19: the player who was reminded of the source of wealth. */
export const storedWealthReminder = stored('local', 'sowPopup', text(32));
