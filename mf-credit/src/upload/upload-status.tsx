import { Button, ErrorText } from '@vitrina/ui';
import css from './upload.module.css';
import type { UploadState } from './use-upload';

type UploadStatusProps = { id: string; name: string; state: UploadState; onRetry(): void };

/** How far the file of a document is, or why it failed. */
export const UploadStatus = ({ id, name, state, onRetry }: UploadStatusProps) => (
  <div className={css.state}>
    <p role="status" className={css.progress}>
      {state.kind === 'busy' && state.text}
    </p>
    {state.kind === 'busy' && <span className={css.bar} aria-hidden="true" />}
    {state.kind === 'failed' && (
      <>
        <div role="alert">
          <ErrorText id={id}>{state.text}</ErrorText>
        </div>
        {state.canRetry && (
          <Button variant="secondary" size="s" aria-label={`Reintentar: ${name}`} onClick={onRetry}>
            Reintentar
          </Button>
        )}
      </>
    )}
  </div>
);
