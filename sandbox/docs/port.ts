/** What the other services use of this one. */
export { erasePath, type InitiateRequest, initiatedSchema, initiatePath, statusPath, statusReplySchema } from './wire.ts';
