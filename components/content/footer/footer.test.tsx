/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import type { Footer as FooterContent } from '#lib/content/types.ts';
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
const picture = { url: 'https://art.test/m.svg', width: 240, height: 240, alt: 'Seal', placeholder: null, tint: null };
const full: FooterContent = {
  infoLinks: [{ label: 'Terms', href: '/en-UN/terms', newTab: false }],
  contactLinks: [{ label: 'Chat', href: '/en-UN/contact-live-chat', newTab: false }],
  body: [],
  licences: [{ name: 'Harbour Board', number: 'HB/1', url: 'https://example.org', picture }],
  regulators: [{ name: 'Help line', number: null, url: null, picture }],
  termsElsewhere: null,
  protectionBar: null,
  pages: { selfTest: null, ages: null, help: null },
  paymentMethods: ['Voucher'],
};
const protection = [{ label: 'Set limits', href: '/en-UN/my-account/gambling-limits', newTab: false }];

describe('Footer', () => {
  it('CNT-22 shows information, contact, licence and regulator marks and payment methods', () => {
    render(<Footer name="Parlour" footer={full} protectionLinks={protection} labels={labels} />);
    expect(screen.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/en-UN/terms');
    expect(screen.getByRole('link', { name: 'Chat' })).toBeVisible();
    expect(screen.getByRole('link', { name: /Harbour Board\s*HB\/1/ })).toHaveAttribute('target', '_blank');
    expect(screen.getByText('Help line')).toBeVisible();
    expect(screen.getByText('Voucher')).toBeVisible();
  });

  it('CNT-22 leaves out what content switches off, but never the protection links', () => {
    const bare = { ...full, infoLinks: [], contactLinks: [], licences: [], regulators: [], paymentMethods: [] };
    render(<Footer name="Parlour" footer={bare} protectionLinks={protection} labels={labels} />);
    expect(screen.queryByRole('heading', { name: 'Licences' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Information' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Set limits' })).toBeVisible();
  });
});
