/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { StructuredData, Trail } from '#components/content/structured-data.tsx';
import { faqThing } from '#lib/content/pages/structured-data.ts';
import { siteLocale } from '#lib/core/market/locale.ts';

const context = { locale: siteLocale('fi-FI'), audience: 'visitor' } as const;

function parseMarkup(markup: string): unknown {
  const [, text = ''] = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(markup) ?? [];
  return JSON.parse(text);
}

test('CNT-24 text cannot end the script and is preserved', () => {
  const question = '</script><script>alert(1)</script><!-- & "quoted"';
  const markup = renderToStaticMarkup(<StructuredData thing={faqThing([{ question, answer: 'No.' }])} />);
  expect(markup.match(/<\/script/g)).toHaveLength(1);
  expect(markup).not.toContain('<!--');
  expect(parseMarkup(markup)).toMatchObject({ '@context': 'https://schema.org', mainEntity: [{ name: question }] });
});

test('CNT-24 the trail starts at the front page and ends at the page', () => {
  const markup = renderToStaticMarkup(<Trail context={context} steps={[{ title: 'Tarjoukset', path: '/promotions' }]} />);
  expect(parseMarkup(markup)).toMatchObject({
    itemListElement: [
      { position: 1, item: 'http://localhost:3000/fi-FI' },
      { position: 2, name: 'Tarjoukset', item: 'http://localhost:3000/fi-FI/promotions' },
    ],
  });
});
