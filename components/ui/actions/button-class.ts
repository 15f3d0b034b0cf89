import { classNames } from '../class-names.ts';

export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

const base =
  'relative inline-flex items-center justify-center gap-2 rounded-full font-semibold whitespace-nowrap select-none transition-[transform,opacity,background-color] active:scale-[0.98] disabled:cursor-not-allowed disabled:opacity-50 disabled:active:scale-100 aria-disabled:cursor-not-allowed aria-disabled:opacity-50';

const tones: Record<ButtonTone, string> = {
  primary: 'bg-brass text-on-brass shadow-brass hover:bg-brass-2',
  secondary: 'bg-ink-4 text-paper shadow-lit hover:bg-[oklch(0.35_0.032_320)]',
  quiet: 'text-paper hover:bg-ink-4/70',
  danger: 'bg-red text-[oklch(0.14_0.03_25)] hover:bg-red-2',
};

const sizes: Record<ButtonSize, string> = {
  small: 'h-9 px-4 text-sm',
  medium: 'h-11 px-5 text-sm',
  large: 'h-13 px-7 text-base',
};

export interface ButtonAppearance {
  readonly tone?: ButtonTone;
  readonly size?: ButtonSize;
  readonly wide?: boolean;
}

export function buttonClass({ tone = 'primary', size = 'medium', wide = false }: ButtonAppearance, extra?: string): string {
  return classNames(base, tones[tone], sizes[size], wide && 'w-full', extra);
}
