const MiniCssExtractPlugin = require('mini-css-extract-plugin');

/**
 * Sets on an element what the page provides for the file: its hash, and its address (another one after a failure,
 * because the browser would wait for a pending request to the first). Both functions are set by the shell's loader.
 */
const ask = (element, address, url) =>
  [
    `${element}.crossOrigin = "anonymous";`,
    `${element}.integrity = self.__MF_INTEGRITY__(${url});`,
    `${element}.${address} = self.__MF_ADDRESS__(${url});`,
  ].join('\n');

/**
 * A remote's side of per-file integrity: for each script and stylesheet that its webpack runtime adds later, it asks
 * the page for the file's hash. A file missing from the registry gets an impossible one, so the browser refuses it.
 */
class IntegrityPlugin {
  apply(compiler) {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityPlugin',
        (code) => `${code}\n${ask('script', 'src', 'url')}`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'IntegrityPlugin',
        (code, { tag, href }) => `${code}\n${ask(tag, 'href', href)}`,
      );
    });
  }
}

module.exports = { IntegrityPlugin };
