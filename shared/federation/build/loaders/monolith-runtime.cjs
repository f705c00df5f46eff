const path = require('node:path');

/** webpack loader for runtime/monolith.js: adds `pages`, container and module name -> import of the page itself. */
module.exports = function monolithRuntime(source) {
  const { remotes } = this.getOptions();
  const imports = remotes.flatMap(({ scope, folder, modules }) =>
    modules.map(({ expose, file }) => {
      const id = JSON.stringify(`${scope}/${expose}`);
      return `${id}: () => import(/* webpackChunkName: "${scope}-${expose}" */ ${JSON.stringify(path.join(folder, file))})`;
    }),
  );
  return `const pages = { ${imports.join(', ')} };\n${source}`;
};
