const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const domain = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/i;

/** DEC-VAL-3. */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  return text.length <= 254 && at > 0 && at <= 64 && localPart.test(text.slice(0, at)) && domain.test(text.slice(at + 1));
}
