const esbuild = require('esbuild');

/** Minifies the emitted stylesheets; class names, layers and nesting stay as they are. */
class MinifyCssPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
    compiler.hooks.thisCompilation.tap('MinifyCssPlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise({ name: 'MinifyCssPlugin', stage }, async (assets) => {
        const styles = Object.keys(assets).filter((file) => file.endsWith('.css'));
        await Promise.all(
          styles.map(async (file) => {
            const { code } = await esbuild.transform(assets[file].source().toString(), { loader: 'css', minify: true });
            compilation.updateAsset(file, new sources.RawSource(code), (info) => ({ ...info, minimized: true }));
          }),
        );
      });
    });
  }
}

module.exports = { MinifyCssPlugin };
