import { Specimen } from './specimen.tsx';

const colours = [
  'bg-ink',
  'bg-ink-2',
  'bg-ink-3',
  'bg-ink-4',
  'bg-paper',
  'bg-paper-2',
  'bg-paper-3',
  'bg-brass',
  'bg-brass-2',
  'bg-felt',
  'bg-felt-2',
  'bg-coral',
  'bg-red',
  'bg-red-2',
  'bg-blue',
  'bg-blue-2',
  'bg-control',
] as const;
const sizes = ['text-xs', 'text-sm', 'text-base', 'text-lg', 'text-xl', 'text-2xl', 'text-3xl', 'text-4xl'] as const;
const radii = ['rounded-sm', 'rounded-md', 'rounded-card', 'rounded-sheet', 'rounded-full'] as const;
const shadows = ['shadow-lit', 'shadow-sheet', 'shadow-brass'] as const;

export function Tokens() {
  return (
    <>
      <Specimen title="Colour" text="Ink is the room, paper the words, brass the one thing to press. The others mean something.">
        <ul className="grid grid-cols-3 gap-3 text-xs md:grid-cols-6">
          {colours.map((name) => (
            <li key={name} className="space-y-1">
              <span className={`block h-14 rounded-md border border-paper/10 ${name}`} />
              {name.slice(3)}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen title="Type" text="The display face for headlines, the text face for everything that is read or pressed.">
        <ul className="space-y-3">
          {sizes.map((name) => (
            <li key={name} className="flex flex-wrap items-baseline gap-x-4">
              <code className="w-20 text-xs text-paper-3">{name}</code>
              <span className={`font-display ${name}`}>The lights are on</span>
              <span className={name}>120.50 €</span>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen title="Radius and light">
        <ul className="flex flex-wrap gap-4 text-xs">
          {radii.map((name) => (
            <li key={name} className={`grid h-20 w-32 place-items-center bg-ink-4 ${name}`}>
              {name}
            </li>
          ))}
          {shadows.map((name) => (
            <li key={name} className={`grid h-20 w-32 place-items-center rounded-card bg-ink-3 ${name}`}>
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
    </>
  );
}
