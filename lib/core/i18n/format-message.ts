import { ownValue } from '#lib/core/own-value.ts';
/**
 * Fills `{name}` placeholders of a message without plurals or dates. For forms whose scripts have a byte budget; everything
 * else uses the translator, which knows the whole message syntax.
 */
export function formatMessage(message: string, values: Readonly<Record<string, string | number>>): string {
  return message.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(ownValue(values, name) ?? placeholder));
}
