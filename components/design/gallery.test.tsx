import { readdirSync, readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { Gallery } from './gallery.tsx';

describe('the gallery of primitives', () => {
  it('shows every primitive without a fault of accessibility', async () => {
    const { container } = render(<Gallery />);
    // jsdom has no layout; the journeys and contrast.test.ts test the contrast.
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });

  it('takes digits only into a code, however they are pasted', async () => {
    render(<Gallery />);
    const code = screen.getByLabelText('Code from the message');
    await userEvent.click(code);
    await userEvent.paste('Your code: 123 456 78');
    expect(code).toHaveValue('123456');
    await userEvent.clear(code);
    await userEvent.paste('١٢٣ ４５６');
    expect(code).toHaveValue('123456');
  });

  it('exposes the error of a checkbox and of a field to screen readers', () => {
    render(<Gallery />);
    expect(screen.getByLabelText('I am 18 or older')).toHaveAccessibleDescription('Tick this to go on.');
    expect(screen.getByLabelText('With an error')).toBeInvalid();
  });

  it('knows every file of components/ui', () => {
    const parts = ['tokens', 'buttons', 'fields', 'feedback'];
    const text = parts.map((part) => readFileSync(`components/design/${part}.tsx`, 'utf8')).join('');
    const helpers = [
      'class-names.ts',
      'dialog-container.ts',
      'field-notes.tsx',
      'link.tsx',
      'art-picture.tsx',
      'picture.tsx',
      'is-displayed.ts',
      'start-download.ts',
      'use-added-focus.ts',
      'use-current-in-sight.ts',
      'use-load-on-scroll.ts',
      'use-lost-focus.ts',
      'use-overlay-entry.ts',
      'use-step-history.ts',
      'use-seen.ts',
    ];
    const files = readdirSync('components/ui', { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.tsx?$/.test(file) && !file.includes('.test.') && !helpers.includes(file.split('/').at(-1) ?? ''),
    );
    expect(files.filter((file) => !text.includes(`#components/ui/${file}'`))).toEqual([]);
  });
});
