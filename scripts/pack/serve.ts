import '../server/stop-signals.ts';
import { applyBuiltSettings } from '#lib/next/built-settings.ts';
import { root } from '../root.ts';

/** What `server.mjs` of a packed folder starts: the server of `npm run serve`. */
await applyBuiltSettings(root);
await import('../serve.ts');
