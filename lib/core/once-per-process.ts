import { ownValue } from './own-value.ts';

const holder: Record<string, unknown> = globalThis;

/**
 * A value that the whole process shares, created at its first use. A variable of a module would not do: Next loads a module once
 * per module graph, of which handlers, pages and instrumentation have their own, and the server loads it once more.
 */
export function oncePerProcess<Value extends object>(name: `parlour${string}`, create: () => Value): Value {
  const value = (ownValue(holder, name) as Value | undefined) ?? create();
  holder[name] = value;
  return value;
}
