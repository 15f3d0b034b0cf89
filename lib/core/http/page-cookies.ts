import { type HostCookie, hostCookieName } from './cookie-names.ts';

export function isSecurePage(): boolean {
  return window.location.protocol === 'https:';
}

/** The value of a cookie in the text of `document.cookie`, or of a `Cookie` header. The `cookie` package would add to every page's script. */
export function readCookie(text: string, name: string): string | undefined {
  return new RegExp(`(?:^|; )${name}=([^;]*)`).exec(text)?.[1];
}

/** As `readHostCookie`, in such a text. */
export function findHostCookie(text: string, name: HostCookie, isSecure: boolean): string | undefined {
  return readCookie(text, hostCookieName(name, isSecure)) ?? readCookie(text, name);
}

/** A cookie for scripts, as a `Set-Cookie` header has it; 0 seconds remove it. */
export function scriptCookie(name: HostCookie, value: string, maxAge: number, isSecure: boolean): string {
  return `${hostCookieName(name, isSecure)}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
