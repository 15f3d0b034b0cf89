import { type StatusKind, sceneParts } from './status-scene-parts.tsx';

export type { StatusKind };

export function StatusScene({ kind }: { readonly kind: StatusKind }) {
  const { lamp, body } = sceneParts[kind];
  const id = (part: string) => `scene-${kind}-${part}`;
  return (
    <svg viewBox="0 0 480 300" className="w-full max-w-md" aria-hidden="true">
      <defs>
        <linearGradient id={id('wall')} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="oklch(0.27 0.05 325)" />
          <stop offset="1" stopColor="oklch(0.21 0.035 322)" />
        </linearGradient>
        <linearGradient id={id('beam')} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="oklch(0.88 0.12 88)" stopOpacity="0.5" />
          <stop offset="1" stopColor="oklch(0.82 0.13 85)" stopOpacity="0" />
        </linearGradient>
        <radialGradient id={id('pool')}>
          <stop stopColor="oklch(0.85 0.12 86)" stopOpacity="0.5" />
          <stop offset="1" stopColor="oklch(0.82 0.13 85)" stopOpacity="0" />
        </radialGradient>
        <clipPath id={id('arch')}>
          <path d="M40 290V150C40 66 130 10 240 10s200 56 200 140v140z" />
        </clipPath>
      </defs>
      <g clipPath={`url(#${id('arch')})`}>
        <path d="M0 0h480v300H0z" fill={`url(#${id('wall')})`} />
        <path d="M0 236h480v64H0z" fill="oklch(0.18 0.03 322)" />
        <path d="M0 234h480v3H0z" fill="oklch(0.34 0.045 325)" />
        {lamp && (
          <>
            <path d="M198 84h84l86 166H112z" fill={`url(#${id('beam')})`} />
            <ellipse cx="240" cy="258" rx="150" ry="26" fill={`url(#${id('pool')})`} />
          </>
        )}
        {body}
        {lamp && (
          <g>
            <path d="M240 0v52" stroke="oklch(0.5 0.06 70)" strokeWidth="3" />
            <path d="M196 86a44 36 0 0 1 88 0z" fill="var(--color-brass)" />
            <path d="M224 86a16 10 0 0 0 32 0z" fill="oklch(0.97 0.05 95)" />
          </g>
        )}
      </g>
    </svg>
  );
}
