/** How pdf.js loads what decodes fax, JBIG2 and JPEG 2000 pictures without WebAssembly: by an address outside the build. */
const BY_ADDRESS =
  /await import\(\s*\/\*webpackIgnore: true\*\/\s*\/\*@vite-ignore\*\/\s*`\$\{WasmImage\.#wasmUrl\}\$\{this\._noWasmFilename\}`\)/;

/** The same as chunks of the build: with its hashes in their names, and its integrity. */
const AS_CHUNKS = `await (this._noWasmFilename === 'jbig2_nowasm_fallback.js'
  ? import(/* webpackChunkName: "pdf-jbig2" */ '../../wasm/jbig2_nowasm_fallback.js')
  : import(/* webpackChunkName: "pdf-openjpeg" */ '../../wasm/openjpeg_nowasm_fallback.js'))`;

/**
 * Bundles the decoders of pdf.js that need no WebAssembly, which our policy forbids.
 * @throws Error when another version of pdf.js loads them otherwise
 */
module.exports = function pdfjs(source) {
  if (!BY_ADDRESS.test(source)) throw new Error('pdf.js loads its decoders otherwise than this loader knows');
  return source.replace(BY_ADDRESS, AS_CHUNKS);
};
