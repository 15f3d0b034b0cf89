import type { ReactNode } from 'react';

export type StatusKind = '401' | '403' | '404' | '451' | '500' | '503' | 'chat' | 'closed' | 'oops';

interface SceneParts {
  readonly lamp: boolean;
  readonly body: ReactNode;
}

const brass = 'var(--color-brass)';
const wood = 'oklch(0.36 0.06 40)';
const dark = 'oklch(0.14 0.02 320)';
const velvet = 'oklch(0.45 0.14 15)';
const felt = 'oklch(0.45 0.09 160)';

export const sceneParts: Record<StatusKind, SceneParts> = {
  '401': {
    lamp: true,
    body: (
      <g>
        <path d="M188 250V142a52 52 0 0 1 104 0v108z" fill={wood} />
        <path d="M200 250V144a40 40 0 0 1 80 0v106z" fill="oklch(0.3 0.05 38)" />
        <circle cx="240" cy="182" r="10" fill={brass} />
        <path d="m236 188-5 24h18l-5-24z" fill={brass} />
        <path d="M180 250h120v8H180z" fill="oklch(0.42 0.06 45)" />
      </g>
    ),
  },
  '403': {
    lamp: true,
    body: (
      <g>
        <path d="M128 246V160M352 246V160" stroke={brass} strokeWidth="9" strokeLinecap="round" />
        <circle cx="128" cy="150" r="11" fill={brass} />
        <circle cx="352" cy="150" r="11" fill={brass} />
        <path d="M104 254a24 7 0 0 1 48 0zM328 254a24 7 0 0 1 48 0z" fill={brass} />
        <path d="M130 168c40 74 180 74 220 0" stroke={velvet} strokeWidth="15" fill="none" strokeLinecap="round" />
        <path d="M130 164c40 72 180 72 220 0" stroke="oklch(0.6 0.15 18)" strokeWidth="3" fill="none" strokeLinecap="round" />
      </g>
    ),
  },
  '404': {
    lamp: true,
    body: (
      <g>
        <path d="M240 96v16M240 112l-52 22M240 112l52 22" stroke="oklch(0.55 0.05 70)" strokeWidth="2" fill="none" />
        <path d="M160 132h160v92H160z" fill={brass} />
        <path d="M171 143h138v70H171z" fill="oklch(0.62 0.1 75)" />
        <path d="M178 150h124v56H178z" fill="oklch(0.235 0.04 324)" />
        <path d="M232 170a9 9 0 1 1 12 8.5c-2.5 1-4 2.5-4 6" stroke={brass} strokeWidth="4" fill="none" strokeLinecap="round" />
        <circle cx="240" cy="194" r="2.8" fill={brass} />
      </g>
    ),
  },
  '451': {
    lamp: false,
    body: (
      <g>
        <path d="M150 236V96a90 74 0 0 1 180 0v140z" fill="oklch(0.3 0.06 260)" />
        <circle cx="292" cy="88" r="15" fill="oklch(0.9 0.06 90)" />
        <path d="M132 40h100c4 70-16 130-64 196h-36zM348 40H248c-4 70 16 130 64 196h36z" fill={velvet} />
        <path
          d="M156 40c4 80-4 140-14 196M188 40c2 60-8 110-30 170M324 40c-4 80 4 140 14 196M292 40c-2 60 8 110 30 170"
          stroke="oklch(0.36 0.12 14)"
          strokeWidth="5"
          fill="none"
        />
        <path d="M112 30h256v14H112z" fill={brass} />
        <circle cx="112" cy="37" r="11" fill={brass} />
        <circle cx="368" cy="37" r="11" fill={brass} />
      </g>
    ),
  },
  '500': {
    lamp: false,
    body: (
      <g>
        <path d="M240 0v60c0 26 26 20 22 44" stroke="oklch(0.5 0.06 70)" strokeWidth="3" fill="none" />
        <path d="M262 104l5 10M262 104l-8 9M262 104l1 12" stroke={brass} strokeWidth="3" strokeLinecap="round" />
        <g transform="rotate(24 236 214)">
          <path d="M180 244a56 46 0 0 1 112 0z" fill={brass} />
          <path d="M216 244a20 12 0 0 0 40 0z" fill="oklch(0.5 0.03 80)" />
          <path d="M234 199h4v-16h-4z" fill="oklch(0.5 0.06 70)" />
        </g>
        <path d="M300 252l14-6 8 8zM326 246l10 3-6 6z" fill="oklch(0.75 0.03 90)" />
      </g>
    ),
  },
  '503': {
    lamp: true,
    body: (
      <g>
        <path
          d="M206 250 236 116M284 250 254 116M216 206h58M222 178h46M229 150h32"
          stroke={wood}
          strokeWidth="8"
          strokeLinecap="round"
        />
        <path d="M232 112h26v8h-26z" fill={wood} />
        <path d="M310 216h44l-5 36h-34z" fill="oklch(0.55 0.03 300)" />
        <path d="M310 216a22 18 0 0 1 44 0" stroke="oklch(0.65 0.03 300)" strokeWidth="3" fill="none" />
        <path d="M308 212h48v8c-8 0-6 12-12 12s-4-8-10-8-4 6-10 6-4-10-16-10z" fill={felt} />
        <path d="M150 250v-54h18v54z" fill={brass} transform="rotate(-8 159 250)" />
        <path d="M144 196h30l-4-22h-22z" fill={felt} transform="rotate(-8 159 250)" />
      </g>
    ),
  },
  chat: {
    lamp: true,
    body: (
      <g>
        <path
          d="M150 132h112a16 16 0 0 1 16 16v44a16 16 0 0 1-16 16h-66l-28 26v-26h-18a16 16 0 0 1-16-16v-44a16 16 0 0 1 16-16z"
          fill={felt}
        />
        <path d="M158 158h92M158 180h58" stroke="oklch(0.93 0.02 85)" strokeWidth="8" strokeLinecap="round" />
        <path
          d="M226 188h100a14 14 0 0 1 14 14v30a14 14 0 0 1-14 14h-10v22l-24-22h-66a14 14 0 0 1-14-14v-30a14 14 0 0 1 14-14z"
          fill={brass}
        />
        <circle cx="252" cy="217" r="6" fill={dark} />
        <circle cx="276" cy="217" r="6" fill={dark} />
        <circle cx="300" cy="217" r="6" fill={dark} />
      </g>
    ),
  },
  closed: {
    lamp: true,
    body: (
      <g>
        <path d="M170 254V130a70 70 0 0 1 140 0v124z" fill={wood} />
        <path d="M182 254V132a58 58 0 0 1 116 0v122z" fill="oklch(0.3 0.05 38)" />
        <circle cx="286" cy="196" r="6" fill={brass} />
        <path d="M240 148v12M204 184l36-24 36 24" stroke="oklch(0.7 0.05 70)" strokeWidth="2.5" fill="none" />
        <path d="M196 184h88a6 6 0 0 1 6 6v26a6 6 0 0 1-6 6h-88a6 6 0 0 1-6-6v-26a6 6 0 0 1 6-6z" fill={brass} />
        <path d="M206 203h68" stroke={dark} strokeWidth="5" strokeLinecap="round" />
      </g>
    ),
  },
  oops: {
    lamp: true,
    body: (
      <g>
        <g transform="rotate(-14 196 210)">
          <path d="M160 170h64a6 6 0 0 1 6 6v72a6 6 0 0 1-6 6h-64a6 6 0 0 1-6-6v-72a6 6 0 0 1 6-6z" fill="oklch(0.93 0.02 85)" />
          <circle cx="174" cy="190" r="7" fill={dark} />
          <circle cx="210" cy="190" r="7" fill={dark} />
          <circle cx="192" cy="212" r="7" fill={dark} />
          <circle cx="174" cy="234" r="7" fill={dark} />
          <circle cx="210" cy="234" r="7" fill={dark} />
        </g>
        <g transform="rotate(38 300 218)">
          <path d="M268 188h56a6 6 0 0 1 6 6v56a6 6 0 0 1-6 6h-56a6 6 0 0 1-6-6v-56a6 6 0 0 1 6-6z" fill={velvet} />
          <circle cx="296" cy="222" r="8" fill="oklch(0.93 0.02 85)" />
        </g>
      </g>
    ),
  },
};
