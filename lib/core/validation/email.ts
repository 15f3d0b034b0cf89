const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const domain = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/;

/** Of an address with what was typed around it. The expressions below take the square of a longer text. */
const maxTyped = 320;

/**
 * An e-mail address as it is stored, compared and sent to: without spaces and invisible characters around it, in lower case,
 * with an international domain in its ASCII form (`NAME@Exämple.FI` → `name@xn--exmple-cua.fi`). A text that is too long for one stays as it is. DEC-VAL-3.
 */
export function normalizeEmail(text: string): string {
  if (text.length > maxTyped) return text;
  const plain = text
    .normalize('NFKC')
    .replace(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, '')
    .toLowerCase();
  const at = plain.lastIndexOf('@');
  return at < 0 ? plain : `${plain.slice(0, at)}@${asciiDomain(plain.slice(at + 1))}`;
}

export function isEmail(text: string): boolean {
  const address = normalizeEmail(text);
  const at = address.lastIndexOf('@');
  return (
    address.length <= 254 && at > 0 && at <= 64 && localPart.test(address.slice(0, at)) && domain.test(address.slice(at + 1))
  );
}

/** The platform's own conversion of domains (UTS 46), for texts that can be nothing but a domain; others stay as they are. */
function asciiDomain(text: string): string {
  if (!/\P{ASCII}|(?:^|\.)xn--/u.test(text) || !/^[\p{L}\p{M}\p{N}.\u3002-]+$/u.test(text)) return text;
  try {
    return new URL(`http://${text}`).hostname;
  } catch {
    return '';
  }
}
