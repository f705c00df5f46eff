// Import this first: other modules here may need a newer Node to load.
const WANTED = [20, 19];
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < WANTED[0] || (major === WANTED[0] && minor < WANTED[1])) {
  console.error(`Vitrina needs Node ${WANTED.join('.')} or newer; this is ${process.version}. See https://nodejs.org`);
  process.exit(1);
}
