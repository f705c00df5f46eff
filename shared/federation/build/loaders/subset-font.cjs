const subsetFont = require('subset-font');

/** The characters of a CSS unicode-range: 'U+20-7E,U+20AC'. */
const charactersOf = (range) =>
  range
    .split(',')
    .flatMap((part) => {
      const [first, last = first] = part
        .trim()
        .replace(/^U\+/i, '')
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 || 0 }, (_, i) => String.fromCodePoint(first + i));
    })
    .join('');

/** Weights that the design uses: the variable font is cut to them. */
const WEIGHTS = { min: 400, max: 700 };

/**
 * webpack loader for a variable font, `font.woff2?subset=U+20-7E,U+20AC`: the font with only those characters. The
 * first paint preloads fonts, so each of their bytes delays the first script.
 */
module.exports = function subset(font) {
  const done = this.async();
  const range = new URLSearchParams(this.resourceQuery.replaceAll('+', '%2B')).get('subset');
  const characters = charactersOf(range ?? '');
  if (characters === '') return done(new Error(`${this.resourceQuery} names no characters`));
  const options = { targetFormat: 'woff2', variationAxes: { wght: WEIGHTS } };
  subsetFont(font, characters, options).then((result) => done(null, result), done);
};
module.exports.raw = true;
