import { Dirent } from 'node:fs';
import { createRequire } from 'node:module';

// What the site uses of later versions of Node than 20.9, the oldest that a packed server runs on.

process.getBuiltinModule ??= createRequire(import.meta.url);

Map.groupBy ??= (items, keyOf) => {
  const groups = new Map();
  let index = 0;
  for (const item of items) {
    const key = keyOf(item, index);
    index += 1;
    if (groups.has(key)) groups.get(key).push(item);
    else groups.set(key, [item]);
  }
  return groups;
};

const [major, minor] = process.versions.node.split('.').map(Number);

if (major === 20 && minor < 12) {
  // Called `path` before.
  Object.defineProperty(Dirent.prototype, 'parentPath', {
    get() {
      return this.path;
    },
  });
}
