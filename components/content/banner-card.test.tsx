import { render, screen } from '@testing-library/react';
import { bannerSchema, toBanner } from '#lib/content/documents/banners/banner.ts';
import { siteLocale } from '#lib/core/market/locale.ts';
import { BannerCard } from './banner-card.tsx';
import { Hero } from './hero.tsx';

const picture = (name: string, alt: string) => ({ url: `https://art.test/${name}.png`, width: 1200, height: 900, alt });

/** A banner as editors fill it in, for a visitor. */
const banner = (fields: object) =>
  toBanner(
    bannerSchema.parse({
      id: 'b',
      title: 'A warm welcome',
      desktop: picture('wide', 'A lamp in a window'),
      mobile: picture('tall', 'A lamp'),
      ...fields,
    }),
    { locale: siteLocale('fi-FI'), audience: 'visitor' },
  );
const link = (name: string) => screen.getByRole('link', { name });
const welcome = { urlAction: { slug: 'welcome' } };

describe.each([
  ['a card', BannerCard],
  ['the large banner', Hero],
])('%s', (_, View) => {
  test.each([
    [{ type: 'game', label: 'Play', param: 'lantern' }, 'Play', '/fi-FI/play/lantern'],
    [{ type: 'signUp', label: 'Join' }, 'Join', '/fi-FI/signup'],
    [{ type: 'deposit', label: 'Deposit' }, 'Deposit', '/fi-FI/deposit'],
    [{ type: 'link', label: 'Read on', param: '/promotions' }, 'Read on', '/fi-FI/promotions'],
    [{ type: 'link', label: 'Open' }, 'Open', '/fi-FI/welcome'],
  ])('CNT-06 the button %j leads where its type and parameter say', (button, label, href) => {
    render(<View banner={banner({ ...welcome, button })} />);
    expect(link(label)).toHaveAttribute('href', href);
  });

  test('CNT-06 without a button there is none, and texts are shown as editors wrote them', () => {
    render(<View banner={banner({ description: 'Come in.', greeting: 'Good evening', isClickable: false })} />);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    for (const text of ['A warm welcome', 'Come in.', 'Good evening']) expect(screen.getByText(text)).toBeVisible();
  });

  test('CNT-06 the picture has the alternative text of its editor', () => {
    render(<View banner={banner({})} />);
    expect(screen.getByRole('img', { name: 'A lamp' })).toBeInTheDocument();
  });

  test('CNT-06 the title is a link where the banner leads elsewhere than its button', () => {
    render(<View banner={banner({ ...welcome, button: { type: 'signUp', label: 'Join' } })} />);
    expect(link('A warm welcome')).toHaveAttribute('href', '/fi-FI/welcome');
    expect(link('Join')).toHaveAttribute('href', '/fi-FI/signup');
  });

  test('CNT-06 a banner of an offer states age and terms', () => {
    render(<View banner={banner({ button: { type: 'signUp', label: 'Join' } })} />);
    expect(screen.getByText('18+ · Ehdot ovat voimassa')).toBeVisible();
  });

  test('CNT-15 a button opens a new tab where the editor says so', () => {
    render(<View banner={banner({ button: { label: 'Open' }, urlAction: { slug: 'welcome', openNewTab: true } })} />);
    expect(link('Open')).toHaveAttribute('target', '_blank');
  });
});

/** The addresses that a press beside the texts can open. */
const wholeBanner = (container: HTMLElement) =>
  [...container.querySelectorAll('a.stretched, a[aria-hidden]')].map((element) => element.getAttribute('href'));
const ownButton = { ...welcome, button: { type: 'signUp', label: 'Join' } };

test.each([
  [ownButton, ['/fi-FI/welcome']],
  [{ ...welcome, button: { label: 'Open' } }, ['/fi-FI/welcome']],
  [{ ...ownButton, isClickable: false }, []],
])('CNT-06 the whole banner leads to its address, unless it is not clickable', (fields, hrefs) => {
  expect(wholeBanner(render(<BannerCard banner={banner(fields)} />).container)).toEqual(hrefs);
  expect(wholeBanner(render(<Hero banner={banner(fields)} />).container)).toEqual(hrefs);
});
