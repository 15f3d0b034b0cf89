import { z } from 'zod';

/** The gateway in front of the platform capitalizes `Message`. */
const messageSchema = z.object({ message: z.string().optional(), Message: z.string().optional() });

/** True if the gateway rejected the captcha token, which only its message shows (SGN-22). */
export function isCaptchaRejected(status: number, json: unknown): boolean {
  const { message, Message } = messageSchema.safeParse(json).data ?? {};
  return status === 403 && /not authorized.*explicit deny/is.test(message ?? Message ?? '');
}
