interface Cookie {
  readonly value: string;
  readonly path: string;
}

/** The cookies of a browser at one site. */
export function createCookieJar() {
  const cookies = new Map<string, Cookie>();
  return {
    cookies,
    /** The `Cookie` header of a request. */
    headerFor(path: string): string {
      const [page = ''] = path.split('?');
      const isSent = ({ path: of }: Cookie) => of === '/' || page === of || page.startsWith(`${of}/`);
      return [...cookies].flatMap(([name, cookie]) => (isSent(cookie) ? [`${name}=${cookie.value}`] : [])).join('; ');
    },
    /** Takes over a `Set-Cookie` header. Returns the name of a cookie that is set, not of one that is removed. */
    keep(line: string): readonly string[] {
      const [pair = '', ...attributes] = line.split('; ');
      const [, name = '', value = ''] = /^([^=]*)=(.*)$/.exec(pair) ?? [];
      const attribute = (key: string) =>
        attributes.find((text) => text.toLowerCase().startsWith(`${key}=`))?.slice(key.length + 1);
      const isRemoved = attribute('max-age') === '0' || value === '';
      if (isRemoved) cookies.delete(name);
      else cookies.set(name, { value, path: attribute('path') ?? '/' });
      return isRemoved ? [] : [name];
    },
  };
}
