interface LogoProps {
  readonly name: string;
  readonly className?: string;
}

export function Logo({ name, className }: LogoProps) {
  return (
    <span className={`inline-flex items-center gap-2.5 ${className ?? ''}`}>
      <LogoMark />
      <span className="font-display text-[1.4375rem] leading-none font-semibold translate-y-[0.09em] tracking-[-0.02em]">
        {name}
      </span>
    </span>
  );
}

export function LogoMark({ size = 28 }: { readonly size?: number }) {
  return (
    <svg width={(size * 24) / 28} height={size} viewBox="0 0 24 28" aria-hidden="true">
      <path d="M2 28V12a10 10 0 0 1 20 0v16z" fill="var(--color-brass)" />
      <path d="M4.5 28 8.2 15h7.6l3.7 13z" fill="oklch(0.95 0.08 92)" />
      <path d="M12 2v7" stroke="var(--color-on-brass)" strokeWidth="1.5" />
      <path d="M6.5 15.5a5.5 6.5 0 0 1 11 0z" fill="var(--color-on-brass)" />
    </svg>
  );
}
