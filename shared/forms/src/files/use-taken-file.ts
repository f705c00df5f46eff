import { useRef, useState } from 'react';
import { PENDING, sizeText } from './file-value';
import { prepare } from './prepare';

/** What a person reads about the file that was taken last. */
type Note = { text: string; isBusy?: boolean };
const NOTHING: Note = { text: '' };

/**
 * Takes files into a field of a form. The latest that was chosen counts; one that is refused leaves the one before in place.
 * @param value what the form holds, `change` sets it
 */
export function useTakenFile(value: File | undefined, change: (file: File | null) => void) {
  const [refusal, setRefusal] = useState<string>();
  const [note, setNote] = useState(NOTHING);
  /** The taken file, and its bytes before it was made smaller. */
  const [shrunk, setShrunk] = useState<{ file: File; before: number }>();
  const before = useRef<File | null>(null);
  const turn = useRef(0);
  const isPending = value === PENDING;
  const shown = isPending ? before.current : (value ?? null);

  const take = async (files: readonly File[]) => {
    if (files.length === 0) return;
    turn.current += 1;
    const own = turn.current;
    if (!isPending) before.current = value ?? null;
    change(PENDING);
    setRefusal(undefined);
    setNote(NOTHING);
    const outcome = await prepare(
      files,
      () => own === turn.current && setNote({ text: 'Reduciendo la foto…', isBusy: true }),
    );
    if (own !== turn.current) return;
    if ('refusal' in outcome) {
      setRefusal(outcome.refusal);
      setNote(NOTHING);
      change(before.current);
      return;
    }
    const { file, before: bytes } = outcome;
    setShrunk(bytes === undefined ? undefined : { file, before: bytes });
    const said = [
      before.current && `Se ha remplazado ${before.current.name}`,
      bytes !== undefined && `Foto reducida de ${sizeText(bytes)} a ${sizeText(file.size)}`,
    ];
    setNote({ text: said.filter(Boolean).join('. ') });
    change(file);
  };

  const remove = () => {
    turn.current += 1;
    setRefusal(undefined);
    setNote(NOTHING);
    change(null);
  };

  return {
    take,
    remove,
    refusal,
    note,
    isPending,
    shown,
    /** Bytes of the shown file before it was made smaller; undefined if it is as it was. */
    bytesBefore: shrunk?.file === shown ? shrunk?.before : undefined,
  };
}
