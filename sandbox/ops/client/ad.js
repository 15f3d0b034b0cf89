// A view of a page, reported as an advertising partner's tag does: by a picture.
const { src } = document.currentScript;
const { origin, searchParams } = new URL(src);
new Image().src = `${origin}/tag/seen.svg?market=${encodeURIComponent(searchParams.get('market') ?? '')}`;
