const { cssAboveFloor } = require('../floor/css.cjs');
const { GUARDED_IN_PDFJS } = require('../floor/progressive.cjs');
const { scriptAboveFloor } = require('../floor/script.cjs');

const CHECKS = { css: cssAboveFloor, js: scriptAboveFloor };

const isPdfjs = ({ resource, modules }) => /[\\/]pdfjs-dist[\\/]/.test(resource) || Boolean(modules?.some(isPdfjs));

/** The files of the chunks that hold pdf.js. */
function filesOfPdfjs({ chunks, chunkGraph }) {
  const held = [...chunks].filter((chunk) => chunkGraph.getChunkModules(chunk).some(isPdfjs));
  return new Set(held.flatMap((chunk) => [...chunk.files]));
}

/** Lets a build fail that emits what a browser of `.browserslistrc` does not know, with the file and its name. */
class FloorPlugin {
  apply(compiler) {
    const { Compilation, WebpackError } = compiler.webpack;
    // After the minifiers, which may write other syntax than they read.
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH;
    compiler.hooks.thisCompilation.tap('FloorPlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'FloorPlugin', stage }, (assets) => {
        const ofPdfjs = filesOfPdfjs(compilation);
        for (const [file, source] of Object.entries(assets)) {
          const above =
            CHECKS[file.split('.').at(-1)]?.(source.source().toString(), ofPdfjs.has(file) ? GUARDED_IN_PDFJS : []) ??
            [];
          for (const what of above)
            compilation.errors.push(new WebpackError(`${file} is above the browser floor: ${what} (ADR 0055)`));
        }
      });
    });
  }
}

module.exports = { FloorPlugin };
