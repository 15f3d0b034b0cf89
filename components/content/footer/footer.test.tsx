import { render, screen } from '@testing-library/react';
import { Footer } from './footer.tsx';

const labels = {
  navigation: 'Footer',
  information: 'Information',
  contact: 'Contact',
  protection: 'Play safely',
  licences: 'Licences',
  regulators: 'Regulators',
  payments: 'Payment methods',
  age: '18+',
  ageMeaning: 'Adults only',
};
const picture = { url: 'https://art.test/m.svg', width: 240, height: 240, alt: 'Seal', tint: null };
const full: Parameters<typeof Footer>[0]['footer'] = {
  infoLinks: [{ label: 'Terms', href: '/en-UN/terms', newTab: false }],
  contactLinks: [{ label: 'Chat', href: '/en-UN/contact-live-chat', newTab: false }],
  licences: [{ name: 'Harbour Board', number: 'HB/1', url: 'https://example.org', picture }],
  regulators: [{ name: 'Help line', number: null, url: null, picture }],
  paymentMethods: ['Voucher'],
};
const protection = [{ label: 'Set limits', href: '/en-UN/my-account/gambling-limits', newTab: false }];

let isPhone = false;
beforeEach(() => {
  isPhone = false;
  const listen = () => undefined;
  Object.assign(window, { matchMedia: () => ({ matches: isPhone, addEventListener: listen, removeEventListener: listen }) });
});

describe('Footer', () => {
  it('CNT-22 shows information, contact, licence and regulator marks and payment methods', () => {
    render(<Footer name="Parlour" text="" footer={full} protectionLinks={protection} labels={labels} />);
    expect(screen.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/en-UN/terms');
    expect(screen.getByRole('link', { name: 'Chat' })).toBeVisible();
    expect(screen.getByRole('link', { name: /Harbour Board\s*HB\/1/ })).toHaveAttribute('target', '_blank');
    expect(screen.getByText('Help line')).toBeVisible();
    expect(screen.getByText('Voucher')).toBeVisible();
  });

  it('CNT-22 leaves out what content switches off, but never the protection links', () => {
    const bare = { ...full, infoLinks: [], contactLinks: [], licences: [], regulators: [], paymentMethods: [] };
    render(<Footer name="Parlour" text="" footer={bare} protectionLinks={protection} labels={labels} />);
    expect(screen.queryByRole('heading', { name: 'Licences' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Information' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Set limits' })).toBeVisible();
  });

  it('CNT-22 folds its links on a phone, but not those of protection', () => {
    isPhone = true;
    render(<Footer name="Parlour" text="" footer={full} protectionLinks={protection} labels={labels} />);
    const isOpen = (title: string) => screen.getByRole('heading', { name: title, hidden: true }).closest('details')?.open;
    expect(['Information', 'Contact', 'Play safely'].map(isOpen)).toEqual([false, false, true]);
  });
});
