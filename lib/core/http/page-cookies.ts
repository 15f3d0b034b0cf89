import { type HostCookie, hostCookieName } from './cookie-names.ts';

export function isSecurePage(): boolean {
  return window.location.protocol === 'https:';
}

/** A cookie in the text of `document.cookie`, or of a `Cookie` header. The `cookie` package would add to every page's script. */
export function findCookie(text: string, name: HostCookie, isSecure: boolean): string | undefined {
  const read = (full: string) => new RegExp(`(?:^|; )${full}=([^;]*)`).exec(text)?.[1];
  // As `readHostCookie`.
  return read(hostCookieName(name, isSecure)) ?? read(name);
}

/** A cookie for scripts, as a `Set-Cookie` header has it; 0 seconds remove it. */
export function scriptCookie(name: HostCookie, value: string, maxAge: number, isSecure: boolean): string {
  return `${hostCookieName(name, isSecure)}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
