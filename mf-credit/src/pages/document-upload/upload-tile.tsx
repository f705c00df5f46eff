import type { UploadList } from '@vitrina/contract';
import type { EncodedFile } from '@vitrina/forms/prepare';
import { Badge } from '@vitrina/ui';
import { useId } from 'react';
import { PickFile } from '../../upload/pick-file';
import { UploadStatus } from '../../upload/upload-status';
import { useUpload } from '../../upload/use-upload';
import css from './document-upload.module.css';

type UploadTileProps = { document: UploadList['documents'][number]; onSend(file: EncodedFile): Promise<unknown> };

/** One document: whether it is there, and the camera. */
export function UploadTile({ document: { name, isStored }, onSend }: UploadTileProps) {
  const id = useId();
  const { state, take, retry } = useUpload(onSend);
  return (
    <li className={css.tile}>
      <p className={css.name}>{name}</p>
      <p role="status">{isStored && state.kind === 'idle' && <Badge tone="success">Recibido</Badge>}</p>
      <PickFile
        name={name}
        disabled={state.kind === 'busy'}
        errorId={state.kind === 'failed' ? id : undefined}
        onTake={take}
      />
      {isStored && <p className={css.hint}>Si subes otro, remplaza al anterior.</p>}
      <UploadStatus id={id} name={name} state={state} onRetry={retry} />
    </li>
  );
}
