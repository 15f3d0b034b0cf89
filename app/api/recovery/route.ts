import { deleteProgress, getState } from '#lib/recovery/handle.ts';

/** `GET /api/recovery`: the state of this browser's password reset; `DELETE` removes it. */
export { deleteProgress as DELETE, getState as GET };
