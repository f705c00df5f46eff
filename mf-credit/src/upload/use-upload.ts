import { ApiError } from '@vitrina/api-client';
import { type EncodedFile, encodeFile, prepare } from '@vitrina/forms/prepare';
import { useRef, useState } from 'react';

/** What happens to the file of one document. */
export type UploadState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'busy'; readonly text: string }
  | { readonly kind: 'failed'; readonly text: string; readonly canRetry: boolean };

const IDLE: UploadState = { kind: 'idle' };
const UNREADABLE = 'No pudimos leer el archivo. Vuelve a elegirlo';

/** An answer that will not change says what is wrong with the file; another try helps only where there was none. */
const canRetry = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500 || error.status === 429);

/**
 * Takes a file for a document: judged and made smaller as in payments, then sent at once. A failure is told in place.
 * @param send rejects if the document was not kept
 */
export function useUpload(send: (file: EncodedFile) => Promise<unknown>) {
  const [state, setState] = useState(IDLE);
  const prepared = useRef<File>(undefined);

  const upload = async (file: File) => {
    prepared.current = file;
    setState({ kind: 'busy', text: 'Subiendo…' });
    try {
      await send(await encodeFile(file));
      setState(IDLE);
    } catch (error) {
      const text = error instanceof ApiError ? error.message : UNREADABLE;
      setState({ kind: 'failed', text, canRetry: canRetry(error) });
    }
  };

  const take = async (files: readonly File[]) => {
    if (files.length === 0) return;
    setState({ kind: 'busy', text: 'Preparando el archivo…' });
    const outcome = await prepare(files, () => setState({ kind: 'busy', text: 'Reduciendo la foto…' }));
    if ('refusal' in outcome) setState({ kind: 'failed', text: outcome.refusal, canRetry: false });
    else await upload(outcome.file);
  };

  const retry = () => prepared.current && upload(prepared.current);
  return { state, take, retry };
}
