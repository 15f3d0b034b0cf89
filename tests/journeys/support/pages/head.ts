/** The metadata in a page's head for search engines and link previews. */
export interface Head {
  readonly title: string | undefined;
  readonly canonical: string | undefined;
  /** Language tag and address, in document order. */
  readonly siblings: ReadonlyMap<string, string>;
  readonly isKept: boolean;
  /** By name or property: `description`, `og:image`. */
  readonly meta: ReadonlyMap<string, string>;
}

function plainText(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

function attributesOf(tag: string): ReadonlyMap<string, string> {
  return new Map(
    [...tag.matchAll(/\s([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name.toLowerCase(), plainText(value)]),
  );
}

export function headOf(html: string): Head {
  const head = html.slice(0, html.indexOf('</head>'));
  const links = [...head.matchAll(/<link\s[^>]*>/g)].map(([tag]) => attributesOf(tag));
  const metas = [...head.matchAll(/<meta\s[^>]*>/g)].map(([tag]) => attributesOf(tag));
  const meta = new Map(metas.map((tag) => [tag.get('name') ?? tag.get('property') ?? '', tag.get('content') ?? '']));
  const title = /<title>([^<]*)<\/title>/.exec(head)?.[1];
  const siblings = links.filter((link) => link.get('rel') === 'alternate' && link.has('hreflang'));
  return {
    title: title === undefined ? undefined : plainText(title),
    canonical: links.find((link) => link.get('rel') === 'canonical')?.get('href'),
    siblings: new Map(siblings.map((link) => [link.get('hreflang') ?? '', link.get('href') ?? ''])),
    isKept: meta.get('robots')?.includes('noindex') === true,
    meta,
  };
}

const wanted = [
  'description',
  'og:title',
  'og:description',
  'og:url',
  'og:image',
  'og:image:width',
  'twitter:card',
  'twitter:image',
];

/** The missing metadata of an indexable page, a line each. */
export function headFaults(address: string, { title, canonical, siblings, meta }: Head): readonly string[] {
  return [
    ...(title ? [] : ['no title']),
    ...(canonical === address ? [] : [`canonical is ${canonical}`]),
    ...([...siblings.values()].includes(address) ? [] : ['no sibling is the page itself']),
    ...(siblings.has('x-default') ? [] : ['no x-default']),
    ...wanted.filter((name) => !meta.get(name)).map((name) => `no ${name}`),
  ];
}
