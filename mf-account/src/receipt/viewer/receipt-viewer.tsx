import { LoadFailed } from '@vitrina/journey';
import { Callout, Dialog, Loading } from '@vitrina/ui';
import { useState } from 'react';
import { PdfPages } from '../pdf/pdf-pages';
import type { ReceiptViewerProps } from '../types';
import { FileLinks } from './file-links';
import { type Outcome, WAITING } from './outcome';
import { PageTools } from './page-tools';
import { Picture } from './picture';
import { useControls } from './use-controls';
import { useObjectUrl } from './use-object-url';
import { usePages } from './use-pages';
import { useStage } from './use-stage';
import { useStoredFile } from './use-stored-file';
import css from './viewer.module.css';
import { ZoomTools } from './zoom-tools';

/** A receipt in a dialog as large as the window. */
export function ReceiptViewer({ file, onClose }: ReceiptViewerProps) {
  const { blob, isMissing, hasFailed, refetch } = useStoredFile(file.id);
  const url = useObjectUrl(blob);
  const [outcome, setOutcome] = useState<Outcome>(WAITING);
  const stage = useStage();
  const pages = usePages(stage.node, outcome.state === 'shown' ? outcome.pages : 0);
  useControls(stage, pages);

  const isWaiting = outcome.state === 'waiting' && !isMissing && !hasFailed;
  return (
    <Dialog open whole title="Comprobante" onClose={onClose}>
      <p className={css.name}>{file.name}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard (WCAG 2.1.1) */}
      <section ref={stage.ref} className={css.stage} tabIndex={0} aria-label="Archivo">
        {blob && url && blob.type === 'application/pdf' && (
          <PdfPages file={blob} stage={stage} onOutcome={setOutcome} />
        )}
        {blob && url && blob.type !== 'application/pdf' && (
          <Picture url={url} name={file.name} stage={stage} onOutcome={setOutcome} />
        )}
        {isMissing && (
          <Callout tone="warning" role="alert" title="Este archivo ya no está disponible" className={css.told}>
            Tu pago sigue registrado.
          </Callout>
        )}
        {hasFailed && (
          <div className={css.told}>
            <LoadFailed what="el comprobante" onRetry={refetch} />
          </div>
        )}
        {isWaiting && (
          <Loading className={css.waiting} label="Cargando el comprobante">
            <span aria-hidden="true">Cargando…</span>
          </Loading>
        )}
      </section>
      <div className={css.bar}>
        {outcome.state === 'shown' && <ZoomTools stage={stage} />}
        {pages.count > 1 && <PageTools pages={pages} />}
        {url && <FileLinks url={url} name={file.name} canOpen={outcome.state !== 'failed' || outcome.canOpen} />}
      </div>
    </Dialog>
  );
}
