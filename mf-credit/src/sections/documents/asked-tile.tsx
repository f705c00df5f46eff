import type { DocumentType } from '@vitrina/contract';
import type { EncodedFile } from '@vitrina/forms/prepare';
import { ErrorText } from '@vitrina/ui';
import { useId } from 'react';
import { PickFile } from '../../upload/pick-file';
import { UploadStatus } from '../../upload/upload-status';
import { useUpload } from '../../upload/use-upload';
import css from './documents.module.css';

type AskedTileProps = {
  type: DocumentType;
  /** The section cannot be saved without it. */
  isMissing: boolean;
  onAdd(file: EncodedFile): Promise<unknown>;
};

/** A document that is still to be added. */
export function AskedTile({ type, isMissing, onAdd }: AskedTileProps) {
  const id = useId();
  const { state, take, retry } = useUpload(onAdd);
  const hasFailed = state.kind === 'failed';
  const errorId = hasFailed || isMissing ? id : undefined;
  return (
    <li className={css.tile}>
      <p className={css.name}>{type.name}</p>
      <PickFile name={type.name} disabled={state.kind === 'busy'} errorId={errorId} onTake={take} />
      <UploadStatus id={id} name={type.name} state={state} onRetry={retry} />
      {isMissing && !hasFailed && <ErrorText id={id}>{`Debes registrar ${type.name}`}</ErrorText>}
    </li>
  );
}
