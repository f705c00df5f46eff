import type { QuotationDocument } from './quotation';
import { quotationPdf } from './quotation-pdf';

const document = (lines: number): QuotationDocument => ({
  number: 100_001,
  date: '28/11/2026',
  customer: 'María José Ñauñay Cedeño',
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
