/** Loads the viewer, a separate chunk: few visits look at a receipt. */
export const loadViewer = async () => ({
  ReceiptViewer: (await import(/* webpackChunkName: "receipt-viewer" */ './viewer/receipt-viewer')).ReceiptViewer,
});
