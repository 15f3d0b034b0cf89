import { render, screen } from '@testing-library/react';
import { ArtPicture } from './art-picture.tsx';
import { Picture } from './picture.tsx';

const picture = { url: 'https://art.test/a.svg', width: 1200, height: 900, alt: 'A dragon', placeholder: null, tint: '#221133' };

describe('Picture', () => {
  it('CNT-17 offers doubled webp candidates at quality 75, cropped to the ratio, and reserves the space', () => {
    render(<Picture picture={picture} sizes="50vw" widths={[100, 200]} ratio={2} />);
    const image = screen.getByRole('img', { name: 'A dragon' });
    expect(image).toHaveAttribute(
      'srcset',
      'https://art.test/a.svg?w=200&h=100&q=75&fm=webp&fit=crop 200w, https://art.test/a.svg?w=400&h=200&q=75&fm=webp&fit=crop 400w',
    );
    expect(image).toHaveAttribute('width', '200');
    expect(image).toHaveAttribute('height', '100');
    expect(image).toHaveAttribute('loading', 'lazy');
  });

  it('loads the picture of the first fold at once', () => {
    render(<Picture picture={picture} sizes="100vw" priority />);
    const image = screen.getByRole('img');
    expect(image).toHaveAttribute('loading', 'eager');
    expect(image).toHaveAttribute('fetchpriority', 'high');
  });

  it('is silent where words beside it say the same', () => {
    render(<Picture picture={picture} sizes="100vw" decorative />);
    expect(screen.queryByRole('img')).toBeNull();
  });
});

describe('ArtPicture', () => {
  it('CNT-06 shows the desktop drawing from 768 pixels on and the mobile one below', () => {
    const { container } = render(<ArtPicture mobile={picture} desktop={{ ...picture, url: 'https://art.test/wide.svg' }} />);
    expect(container.querySelector('source')).toHaveAttribute('media', '(min-width: 768px)');
    expect(container.querySelector('source')?.srcset).toContain('wide.svg?w=');
    expect(screen.getByRole('img').getAttribute('srcset')).toContain('a.svg?w=');
  });
});
