import { renderToStaticMarkup } from 'react-dom/server';
import { StructuredData, Trail } from '#components/content/structured-data.tsx';
import { faqThing } from '#lib/content/structured-data.ts';
import { siteLocale } from '#lib/market/locale.ts';

const context = { locale: siteLocale('fi-FI'), audience: 'visitor' } as const;

function factsIn(markup: string): unknown {
  const [, text = ''] = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(markup) ?? [];
  return JSON.parse(text);
}

test('CNT-24 no text ends the script, and every text comes back whole', () => {
  const question = '</script><script>alert(1)</script><!-- & "quoted"';
  const markup = renderToStaticMarkup(<StructuredData thing={faqThing([{ question, answer: 'No.' }])} />);
  expect(markup.match(/<\/script/g)).toHaveLength(1);
  expect(markup).not.toContain('<!--');
  expect(factsIn(markup)).toMatchObject({ '@context': 'https://schema.org', mainEntity: [{ name: question }] });
});

test('CNT-24 the trail counts from the front page to the page itself', () => {
  const markup = renderToStaticMarkup(<Trail context={context} steps={[{ title: 'Tarjoukset', path: '/promotions' }]} />);
  expect(factsIn(markup)).toMatchObject({
    itemListElement: [
      { position: 1, item: 'http://localhost:3000/fi-FI' },
      { position: 2, name: 'Tarjoukset', item: 'http://localhost:3000/fi-FI/promotions' },
    ],
  });
});
