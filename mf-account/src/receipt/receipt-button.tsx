import { LoadFailed, useChunk } from '@vitrina/journey';
import { Button, Icon } from '@vitrina/ui';
import { useState } from 'react';
import { loadViewer } from './load-viewer';
import css from './receipt-button.module.css';
import type { ReceiptFile } from './types';

export type ReceiptButtonProps = {
  file: ReceiptFile;
  /** What the button says: 'Ver comprobante'. */
  label: string;
};

/**
 * Opens a receipt in a dialog as large as the window. The viewer's code is loaded on the first press; a failure is told
 * below the button.
 */
export function ReceiptButton({ file, label }: ReceiptButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const viewer = useChunk('receipt viewer', loadViewer, isOpen);
  const press = () => {
    if (isOpen && viewer.isError) void viewer.refetch();
    setOpen(true);
  };
  return (
    <>
      <Button variant="quiet" size="s" busy={isOpen && viewer.isFetching} onClick={press}>
        <Icon name="eye" size={18} />
        <span>{label}</span>
      </Button>
      {isOpen && viewer.isError && (
        <div className={css.failed}>
          <LoadFailed what="el visor" onRetry={viewer.refetch} />
        </div>
      )}
      {isOpen && viewer.data && <viewer.data.ReceiptViewer file={file} onClose={() => setOpen(false)} />}
    </>
  );
}
