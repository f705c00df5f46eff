import { type FieldProps, useFormField } from '@vitrina/forms';
import { Button, cx, Field } from '@vitrina/ui';
import { Camera, FileText, FileUp } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useEffect, useRef, useState } from 'react';
import { ACCEPT, admit, sizeText } from './admit';
import css from './file-field.module.css';

export type FileFieldProps = FieldProps & { disabled?: boolean };

/**
 * One file: dropped, picked, or photographed where there is a camera. The native input covers the whole zone, so
 * pointer, keyboard and screen reader work as usual. A refused file leaves the previous one in place.
 */
export function FileField({ name, disabled, ...look }: FileFieldProps) {
  const { value, change, blur, focus, error } = useFormField<File>(name);
  const [refusal, setRefusal] = useState<string>();
  const [replaced, setReplaced] = useState('');
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const take = (files: readonly File[]) => {
    const outcome = admit(files);
    if (!outcome) return;
    setRefusal('refusal' in outcome ? outcome.refusal : undefined);
    if ('refusal' in outcome) return;
    setReplaced(value ? `Se ha remplazado ${value.name}` : '');
    change(outcome.file);
  };
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
  const remove = () => {
    change(null);
    setRefusal(undefined);
    setReplaced('');
    input.current?.focus();
  };

  return (
    <Field {...look} error={refusal ?? error}>
      {({ className: _, ...control }) => (
        <div>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the input in it does the same without a mouse */}
          <div
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
            {value ? <Preview file={value} /> : <FileUp size={28} strokeWidth={1.25} aria-hidden="true" />}
            <p className={css.text}>
              {value ? (
                <>
                  <strong>{value.name}</strong> <span className={css.faint}>{sizeText(value.size)}</span>
                </>
              ) : (
                <>
                  Arrastra un archivo o <span className={css.link}>elige uno</span>
                </>
              )}
              <span className={css.faint}>
                {value ? 'Arrastra o elige otro para remplazarlo' : 'Imagen o PDF, máximo 1.5 MB'}
              </span>
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
            {value && (
              <Button variant="quiet" size="s" aria-label={`Quitar ${value.name}`} disabled={disabled} onClick={remove}>
                Quitar
              </Button>
            )}
          </div>
          <p role="status" className={css.status}>
            {replaced}
          </p>
        </div>
      )}
    </Field>
  );
}

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
