const fs = require('node:fs');
const path = require('node:path');
const { installed, readJson } = require('../paths.cjs');
const { emitLast, loadable } = require('./assets.cjs');

/** The declarations as a registry: same routes, nothing to fetch, nothing to refuse. */
function registryOf(dir, remotes) {
  const { version } = readJson(path.join(dir, 'package.json'));
  const built = ({ expose, ...entry }, { expose: module }) => ({
    ...entry,
    expose: `./${module}`,
    files: [],
    uses: [],
  });
  return {
    revision: 'monolith',
    contract: installed(dir, '@vitrina/contract').version,
    shell: { version, base: '/' },
    provides: {},
    remotes: remotes.map(({ name, scope, pages, slots = [], modules, version: release }) => {
      const of = (kind) => (entry) =>
        built(
          entry,
          modules.find((m) => m.kind === kind && m.name === entry.name),
        );
      const entries = { pages: pages.map(of('page')), slots: slots.map(of('slot')) };
      return {
        name,
        scope,
        version: release,
        base: '/',
        previous: [],
        contract: '*',
        needs: {},
        ...entries,
        integrity: {},
      };
    }),
    overrides: { hosts: [] },
  };
}

/** Writes the one document of the single bundle: the shell's template, styles and script in head, no first paint. */
class MonolithPagePlugin {
  constructor(dir, remotes) {
    this.dir = dir;
    this.remotes = remotes;
  }

  apply(compiler) {
    emitLast(compiler, 'MonolithPagePlugin', (compilation) => ({ 'index.html': this.document(compilation) }));
  }

  document(compilation) {
    const files = loadable(compilation.entrypoints.get('main').getFiles());
    const tag = (file) =>
      file.endsWith('.css')
        ? `<link rel="stylesheet" href="/shell/monolith/${file}">`
        : `<script defer src="/shell/monolith/${file}"></script>`;
    const registry = JSON.stringify(registryOf(this.dir, this.remotes)).replace(/</g, '\\u003c');
    const parts = {
      BASE: '/shell/monolith/', // where the bench shows it
      TITLE: 'Vitrina',
      HEAD: files.map(tag).join('\n'),
      FIRST_PAINT: '',
      TAIL: `<script type="application/json" id="mf-registry">${registry}</script>`,
    };
    const template = fs.readFileSync(path.join(this.dir, 'src/index.html'), 'utf8');
    return template.replace(/%([A-Z_]+)%/g, (_, name) => parts[name]);
  }
}

module.exports = { MonolithPagePlugin };
