import type { JudgedFile } from '../../platform/files/store';
import type { QuotationDocument } from './quotation';
import { quotationPdf } from './quotation-pdf';

/** A quotation as the file that its mail brings and a customer downloads. */
export const quotationFile = async (document: QuotationDocument): Promise<JudgedFile> => ({
  name: `cotizacion-${document.number}.pdf`,
  mediaType: 'application/pdf',
  bytes: await quotationPdf(document),
});
