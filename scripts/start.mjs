// Old versions of Node must be able to read this file, to refuse with a sentence: no static import, no newer syntax.
const [major, minor] = process.versions.node.split('.').map(Number);

if (major > 20 || (major === 20 && minor >= 9)) {
  import('./launch.mjs').then(({ launch }) => launch());
} else {
  console.error(
    `Node 20.9 or later is required, and this is Node ${process.versions.node}: install the current version from https://nodejs.org and run the command again.`,
  );
  process.exitCode = 1;
}
