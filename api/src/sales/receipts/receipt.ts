/** One line of what was paid for a whole purchase. */
export interface ReceiptLine {
  /** When it was paid, DD/MM/YYYY. */
  date: string;
  /** What it was, and how and by whom it was paid. */
  what: string;
  reference: string;
  amount: string;
}

/** A receipt in words and formatted amounts. */
export interface ReceiptDocument {
  /** 'Recibo de pago'. */
  title: string;
  /** What it is called by, and a moment: 'Pago 100123', 'Emitido …'. */
  heads: readonly string[];
  /** Whose it is and what for, in a sentence. */
  lead: string;
  amount: string;
  /** The amount in words. */
  words: string;
  /** Its state, which may be that it was taken back. */
  state: { word: string; isReversed: boolean };
  facts: readonly (readonly [label: string, value: string])[];
  /** Of a whole purchase. */
  lines: readonly ReceiptLine[];
  /** What the lines come to, or what was left to pay; the last one counts most. */
  sums: readonly (readonly [label: string, amount: string])[];
  /** Name of its file, without an ending. */
  fileName: string;
}

/** What every receipt says, because a receipt of a payment is no sales document of the tax authority's. */
export const NO_INVOICE =
  'Este recibo no es un comprobante de venta. La factura electrónica la emite el concesionario.';
