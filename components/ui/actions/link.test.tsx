import { render, screen } from '@testing-library/react';
import { Link } from './link.tsx';

describe('Link', () => {
  it('stays in the site and in the tab by default', () => {
    render(<Link href="/en-UN/promotions">Promotions</Link>);
    const link = screen.getByRole('link', { name: 'Promotions' });
    expect(link).toHaveAttribute('href', '/en-UN/promotions');
    expect(link).not.toHaveAttribute('target');
    expect(link).not.toHaveAttribute('rel');
  });

  it('CNT-15 opens a new tab that cannot reach back', () => {
    render(
      <Link href="/en-UN/promotions" newTab>
        Promotions
      </Link>,
    );
    expect(screen.getByRole('link')).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('CNT-15 leaves the site with an absolute address, marked as external', () => {
    render(<Link href="https://example.org/help">Help</Link>);
    expect(screen.getByRole('link')).toHaveAttribute('href', 'https://example.org/help');
    expect(screen.getByRole('link')).toHaveAttribute('rel', 'external');
  });
});
