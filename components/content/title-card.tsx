/** Colours of `app/globals.css` in hex, because the image renderer supports neither oklch nor custom properties. */
const colours = { ink: '#140d18', plum: '#3b2443', paper: '#f8f3ea', brass: '#e8bd5a', glow: '#fff1cf', onBrass: '#2a1c0a' };

function sizeOf(title: string): number {
  if (title.length <= 28) return 92;
  return title.length <= 60 ? 72 : 56;
}

/** The image of a shared link to a page without a picture: title and logo. Rendered to PNG, never part of a page. */
export function TitleCard({ title, name }: { readonly title: string; readonly name: string }) {
  return (
    <div
      style={{
        width: '100%',
        height: '100%',
        display: 'flex',
        padding: 72,
        color: colours.paper,
        fontFamily: 'Fraunces',
        backgroundColor: colours.ink,
        backgroundImage: `radial-gradient(circle at 85% 40%, ${colours.plum}, ${colours.ink} 62%)`,
      }}
    >
      <div style={{ display: 'flex', flexDirection: 'column', justifyContent: 'space-between', width: 760 }}>
        <div style={{ display: 'flex', fontSize: sizeOf(title), lineHeight: 1.12, letterSpacing: '-0.02em' }}>{title}</div>
        <div style={{ display: 'flex', fontSize: 40, color: colours.brass }}>{name}</div>
      </div>
      <svg width="288" height="336" viewBox="0 0 24 28" style={{ position: 'absolute', right: 84, bottom: 0 }} aria-hidden="true">
        <path d="M2 28V12a10 10 0 0 1 20 0v16z" fill={colours.brass} />
        <path d="M4.5 28 8.2 15h7.6l3.7 13z" fill={colours.glow} />
        <path d="M12 2v7" stroke={colours.onBrass} strokeWidth="1.5" />
        <path d="M6.5 15.5a5.5 6.5 0 0 1 11 0z" fill={colours.onBrass} />
      </svg>
    </div>
  );
}
