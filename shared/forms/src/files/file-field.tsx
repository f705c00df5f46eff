import { type FieldProps, useFormField } from '@vitrina/forms';
import { Button, cx, Field } from '@vitrina/ui';
import { Camera, FileText, FileUp } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useEffect, useRef, useState } from 'react';
import css from './file-field.module.css';
import { ACCEPT, sizeText } from './file-value';
import { useTakenFile } from './use-taken-file';

export type FileFieldProps = FieldProps & { disabled?: boolean };

const HINT = 'Imagen o PDF, máximo 1.5 MB. Las fotos más grandes se reducen solas';

/**
 * One file: dropped, picked, or photographed where there is a camera. The native input covers the whole zone, so
 * pointer, keyboard and screen reader work as usual. A photograph that is too big is made smaller. A refused file leaves
 * the previous one in place.
 */
export function FileField({ name, disabled, ...look }: FileFieldProps) {
  const { value, change, blur, focus, error, isRefused } = useFormField<File>(name);
  const { take, remove, refusal, note, isPending, shown, bytesBefore } = useTakenFile(value, change);
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    currentTarget.value = ''; // the same file may be picked again, after it was removed
    take(files);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) take([...event.dataTransfer.files]);
  };

  return (
    <Field {...look} error={refusal ?? (isPending && !isRefused ? undefined : error)}>
      {({ className: _, ...control }) => (
        <div>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the input in it does the same without a mouse */}
          <div
            aria-busy={note.isBusy}
            className={cx(css.zone, isOver && css.over, control['aria-invalid'] && css.invalid)}
            onDragOver={(event) => {
              event.preventDefault();
              setOver(true);
            }}
            onDragLeave={() => setOver(false)}
            onDrop={onDrop}
          >
            <input
              {...control}
              ref={input}
              type="file"
              name={name}
              accept={ACCEPT}
              disabled={disabled}
              className={css.input}
              onChange={onChange}
              onFocus={focus}
              onBlur={blur}
            />
            {shown ? <Preview file={shown} /> : <FileUp size={28} strokeWidth={1.25} aria-hidden="true" />}
            <p className={css.text}>
              {shown ? (
                <>
                  <strong>{shown.name}</strong> <span className={css.faint}>{sizesText(shown.size, bytesBefore)}</span>
                </>
              ) : (
                <>
                  Arrastra un archivo o <span className={css.link}>elige uno</span>
                </>
              )}
              <span className={css.faint}>{shown ? 'Arrastra o elige otro para remplazarlo' : HINT}</span>
            </p>
          </div>
          <div className={css.actions}>
            <label className={css.camera}>
              <Camera size={18} strokeWidth={1.75} aria-hidden="true" />
              Tomar foto
              <input
                type="file"
                accept="image/*"
                capture="environment"
                disabled={disabled}
                aria-label={`Tomar foto: ${look.label}`}
                className={css.input}
                onChange={onChange}
              />
            </label>
            {shown && (
              <Button
                variant="quiet"
                size="s"
                aria-label={`Quitar ${shown.name}`}
                disabled={disabled}
                onClick={() => {
                  remove();
                  input.current?.focus();
                }}
              >
                Quitar
              </Button>
            )}
          </div>
          <p role="status" className={css.status}>
            {note.text}
          </p>
        </div>
      )}
    </Field>
  );
}

/** `900 kB (antes 6 MB)` */
const sizesText = (now: number, before: number | undefined) =>
  before === undefined ? sizeText(now) : `${sizeText(now)} (antes ${sizeText(before)})`;

/** The picture itself, or a document icon. */
function Preview({ file }: { file: File }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file.type.startsWith('image/')) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(undefined);
    };
  }, [file]);
  if (url) return <img src={url} alt="" className={css.picture} />;
  return <FileText size={28} strokeWidth={1.25} aria-hidden="true" />;
}
