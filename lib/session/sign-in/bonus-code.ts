import { text } from '#lib/core/storage/shape.ts';
import { stored } from '#lib/core/storage/stored.ts';

const keptCode = stored('session', 'parlour.bonus-code', text(32));
const codeShape = /^[\w-]{1,32}$/;

/** The bonus code of the current address; undefined without one, and for what cannot be a code. */
export function bonusCodeOfAddress(): string | undefined {
  const code = new URLSearchParams(window.location.search).get('bonusCode')?.trim();
  return code && codeShape.test(code) ? code : undefined;
}

/** RTE-52: keeps the bonus code of the current address for the sign-in or registration that follows in this tab. */
export function keepBonusCode(): void {
  const code = bonusCodeOfAddress();
  if (code !== undefined) keptCode.write(code);
}

export function readBonusCode(): string | undefined {
  return keptCode.read();
}

export function forgetBonusCode(): void {
  keptCode.remove();
}
