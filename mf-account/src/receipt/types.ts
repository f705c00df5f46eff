/** A file of the customer, as the call that lists it describes it. */
export type ReceiptFile = {
  /** For `storedFile`: a UUID. */
  id: string;
  /** As it was handed in, with its ending: the name under which it is saved. */
  name: string;
  /** Media type by its bytes. */
  type: string;
};

export type ReceiptViewerProps = { file: ReceiptFile; onClose(): void };
