import { classNames } from '../class-names.ts';

export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

const tones: Record<ButtonTone, string> = {
  primary: 'bg-brass text-on-brass shadow-brass hover:bg-brass-2',
  secondary: 'bg-ink-4 text-paper shadow-lit hover:bg-[oklch(0.35_0.032_320)]',
  quiet: 'text-paper hover:bg-ink-4/70',
  danger: 'bg-red text-[oklch(0.14_0.03_25)] hover:bg-red-2',
};

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-9 px-4 text-sm',
  medium: 'min-h-11 px-5 text-sm',
  large: 'min-h-13 px-7 text-base',
};

export interface ButtonAppearance {
  readonly tone?: ButtonTone;
  readonly size?: ButtonSize;
  readonly wide?: boolean;
}

export function buttonClass({ tone = 'primary', size = 'medium', wide = false }: ButtonAppearance, extra?: string): string {
  return classNames('button', tones[tone], sizes[size], wide ? 'w-full' : 'shrink-0', extra);
}
