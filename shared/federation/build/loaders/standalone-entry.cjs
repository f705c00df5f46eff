const path = require('node:path');
const { readDeclaration } = require('../declaration.cjs');

/** Source of an object literal: name -> function that imports the module. */
const imports = (modules) => {
  const lines = modules.map(({ name, expose, file }) => {
    const call = `import(/* webpackChunkName: "${expose}" */ ${JSON.stringify(file)})`;
    return `${JSON.stringify(name)}: () => ${call}`;
  });
  return `{ ${lines.join(', ')} }`;
};

/** webpack loader for a `remote.ts`: returns the entry of the standalone site. */
module.exports = function standaloneEntry() {
  const dir = path.dirname(this.resourcePath);
  const { modules, version } = readDeclaration(dir);
  const of = (kind) => imports(modules.filter((module) => module.kind === kind));
  return `import { startStandalone } from '@vitrina/federation/standalone';
import declaration from './remote.ts';
const build = '${version}-' + __webpack_hash__.slice(0, 8);
startStandalone({ declaration, build, pages: ${of('page')}, slots: ${of('slot')} });
`;
};
