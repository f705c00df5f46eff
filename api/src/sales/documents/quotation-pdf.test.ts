import { isPersonName } from '@vitrina/rules';
import { pdfText } from '../../../test/support/text-of-pdf';
import type { QuotationDocument } from './quotation';
import { quotationPdf } from './quotation-pdf';

const document = (lines: number, customer = 'María José Ñauñay Cedeño'): QuotationDocument => ({
  number: 100_001,
  date: '28/11/2026',
  customer,
  vehicle: 'Sierra 2027',
  facts: Array.from({ length: 6 }, (_, index) => [`Dato ${index}`, 'Un valor que puede ser largo, muy largo']),
  lines: Array.from({ length: lines }, (_, index) => [`Accesorio ${index} de nombre largo `.repeat(4), '$1,234.56']),
  total: '$45,678.90',
  dealership: { name: 'Cóndor Sur', company: 'Automotores Cóndor S.A.', address: 'Av. Mariscal Sucre y Ajaví, Quito' },
  picture: undefined,
});

test.each([0, 3, 12, 16, 45, 120])('a quotation of %p price lines is one page', async (lines) => {
  const pdf = (await quotationPdf(document(lines))).toString('latin1');
  expect(pdf.startsWith('%PDF-')).toBe(true);
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test.each(['María José Ñauñay Cedeño', 'Łukasz Dvořák', 'Ștefan Țurcan Œuvrard', 'Nguyễn Đức Ánh', 'Żółć Gęślą Jaźń'])(
  'the name %s is read in the PDF as it was written',
  async (customer) => {
    expect(pdfText(await quotationPdf(document(3, customer)))).toContain(`Preparada para ${customer}\n`);
  },
);

test('every letter that a name may have is printed, and read as it was written', async () => {
  const letters: string[] = [];
  for (let point = 0x21; point <= 0xffff; point++) {
    const letter = String.fromCodePoint(point);
    if (isPersonName(letter)) letters.push(letter);
  }
  expect(letters.length).toBeGreaterThan(300);
  const lines: string[] = [];
  for (let i = 0; i < letters.length; i += 60) lines.push(letters.slice(i, i + 60).join(''));
  for (const line of lines)
    expect(pdfText(await quotationPdf(document(1, line)))).toContain(`Preparada para ${line}\n`);
});
