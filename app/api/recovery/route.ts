import { forget, tellState } from '#lib/recovery/handle.ts';

/** `GET /api/recovery`: where this browser is on the way to a new password; `DELETE` forgets it. */
export { forget as DELETE, tellState as GET };
