import { render, screen, within } from '@testing-library/react';
import type { LandingSection } from '#lib/content/types.ts';
import { siteLocale } from '#lib/core/market/locale.ts';
import { LandingSections } from './landing-sections.tsx';

const context = { locale: siteLocale('en-UN'), audience: 'visitor' } as const;
const picture = { url: 'https://art.test/a.svg', width: 1200, height: 900, alt: 'A lamp', placeholder: null, tint: null };
const action = { label: 'Join', href: 'https://example.org/join', newTab: true };
const sections: readonly LandingSection[] = [
  { kind: 'hero', key: 'a', title: 'A warm welcome', text: 'Come in.', picture, action },
  {
    kind: 'text',
    key: 'b',
    title: 'In plain words',
    body: [
      {
        _type: 'block',
        _key: 'x',
        style: 'normal',
        markDefs: [{ _type: 'link', _key: 'l', href: '/en-UN/terms' }],
        children: [{ _type: 'span', _key: 's', text: 'The terms', marks: ['l'] }],
      },
    ],
  },
  {
    kind: 'steps',
    key: 'c',
    title: 'Two steps',
    steps: [
      { title: 'Open', text: 'An account.' },
      { title: 'Play', text: 'A game.' },
    ],
  },
  { kind: 'faq', key: 'd', title: 'Asked before', entries: [{ question: 'When?', answer: 'At once.' }] },
  {
    kind: 'cta',
    key: 'e',
    title: 'The kettle is on',
    text: 'Now.',
    action: { label: 'Start', href: '/en-UN/signup', newTab: false },
  },
];

describe('LandingSections', () => {
  it('keeps the order of the editor, with one first-level heading', () => {
    render(<LandingSections context={context} sections={sections} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('A warm welcome');
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'In plain words',
      'Two steps',
      'Asked before',
      'The kettle is on',
    ]);
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'The terms' })).toHaveAttribute('href', '/en-UN/terms');
  });

  it('shows what an offer asks for under a heading of its own', () => {
    render(
      <LandingSections
        context={context}
        sections={[{ kind: 'terms', key: 't', terms: ['Once per person.', 'Play at ease.'] }]}
      />,
    );
    const terms = screen.getByRole('region', { name: 'Terms' });
    expect(
      within(terms)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Once per person.', 'Play at ease.']);
  });

  it.each([
    ['a hero', { kind: 'hero', title: 'Come in', text: '', picture, action: { ...action, href: '/en-UN/signup' } }],
    ['a hero whose button is that of a campaign', { kind: 'hero', title: 'Come in', text: '', picture, action: null }],
    ['a call to action', { kind: 'cta', title: null, text: '', action: { ...action, href: '/en-UN/promo/spring' } }],
    ['games', { kind: 'games', title: 'Games', games: [], action: { ...action, href: '/en-UN/my-account/banking/deposit' } }],
  ] as const)('names age and terms with %s that leads to an offer, and only there', (name, section) => {
    const note = '18+ · Terms apply';
    const show = (changed: object, button?: string) => {
      const shown = { key: 'o', ...section, ...changed } as LandingSection;
      return render(<LandingSections context={context} sections={[shown]} button={button} />).unmount;
    };
    const hide = show({}, name.endsWith('campaign') ? 'Opt in' : undefined);
    expect(screen.getByText(note)).toBeVisible();
    hide();
    show({ action: { ...action, href: '/en-UN/online-casino' } });
    expect(screen.queryByText(note)).not.toBeInTheDocument();
  });

  it('CNT-15 opens an action in a new tab when the editor says so', () => {
    render(<LandingSections context={context} sections={sections} />);
    expect(screen.getByRole('link', { name: 'Join' })).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link', { name: 'Join' })).toHaveAttribute('rel', 'external noopener noreferrer');
    expect(screen.getByRole('link', { name: 'Start' })).not.toHaveAttribute('target');
  });

  it('holds the answers back until they are asked for', () => {
    render(<LandingSections context={context} sections={sections} />);
    expect(screen.getByText('At once.')).not.toBeVisible();
  });
});
