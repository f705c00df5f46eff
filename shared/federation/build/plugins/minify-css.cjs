const { browserslistToTargets, transform } = require('lightningcss');
const { supported } = require('../floor/compat.cjs');

/** Minifies the emitted stylesheets and writes what the oldest supported browsers know; class names stay as they are. */
class MinifyCssPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
    const targets = browserslistToTargets(supported());
    compiler.hooks.thisCompilation.tap('MinifyCssPlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'MinifyCssPlugin', stage }, (assets) => {
        for (const filename of Object.keys(assets).filter((file) => file.endsWith('.css'))) {
          const { code } = transform({ filename, code: assets[filename].buffer(), minify: true, targets });
          compilation.updateAsset(filename, new sources.RawSource(code), (info) => ({ ...info, minimized: true }));
        }
      });
    });
  }
}

module.exports = { MinifyCssPlugin };
