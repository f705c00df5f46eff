// Paths of the workspace, for the build preset.
const fs = require('node:fs');
const path = require('node:path');

const ROOT = path.resolve(__dirname, '../../..');

const readJson = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));

/** `package.json` of a package as installed for the app in `dir`; undefined if the app does not depend on it. */
function installed(dir, name) {
  const file = path.join(dir, 'node_modules', name, 'package.json');
  return fs.existsSync(file) ? readJson(file) : undefined;
}

/** Name of an app's webpack runtime and container, as an identifier ('mf-payments' -> 'mf_payments'). */
const scopeOf = (name) => name.replaceAll('-', '_');

module.exports = { ROOT, readJson, installed, scopeOf };
