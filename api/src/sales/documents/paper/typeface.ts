const FONTS = {
  title: require.resolve('@fontsource/archivo/files/archivo-latin-700-normal.woff'),
  text: require.resolve('@fontsource/manrope/files/manrope-latin-500-normal.woff'),
  strong: require.resolve('@fontsource/manrope/files/manrope-latin-700-normal.woff'),
} as const;

/**
 * The typeface comes in files of some letters each. A name may have any that `isPersonName` takes; everything else of a
 * document is Spanish.
 */
const MORE_TEXT = {
  vietnamese: require.resolve('@fontsource/manrope/files/manrope-vietnamese-500-normal.woff'),
  extended: require.resolve('@fontsource/manrope/files/manrope-latin-ext-500-normal.woff'),
} as const;

type TextFile = 'text' | keyof typeof MORE_TEXT;

/** The file that has a letter, as @fontsource/manrope/unicode.json says. */
function fileOf(letter: string): TextFile {
  if (letter <= 'ÿ' || 'ıŒœ'.includes(letter) || isSign(letter)) return 'text';
  return /[ĂăĐđĨĩŨũƠơƯưẠ-ỹ]/.test(letter) ? 'vietnamese' : 'extended';
}

/** Dashes, quotation marks and dots. */
const isSign = (letter: string) => letter >= '\u2000' && letter <= '\u206f';

/** Makes the fonts 'title', 'text' and 'strong' known to a document, and the other letters of 'text'. */
export function registerTypeface(pdf: PDFKit.PDFDocument): void {
  for (const [name, file] of Object.entries({ ...FONTS, ...MORE_TEXT })) pdf.registerFont(name, file);
}

/** Writes a text with letters of any of the text's files, of the size and colour that are set. */
export function written(
  pdf: PDFKit.PDFDocument,
  line: string,
  left: number,
  top: number,
  options: PDFKit.Mixins.TextOptions = {},
): void {
  const stretches: { file: TextFile; letters: string }[] = [];
  for (const letter of line) {
    const file = fileOf(letter);
    const last = stretches.at(-1);
    if (last?.file === file) last.letters += letter;
    else stretches.push({ file, letters: letter });
  }
  for (const [index, { file, letters }] of stretches.entries()) {
    const more = { ...options, continued: index < stretches.length - 1 };
    if (index === 0) pdf.font(file).text(letters, left, top, more);
    else pdf.font(file).text(letters, more);
  }
}
