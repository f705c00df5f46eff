import { ACCEPT } from '@vitrina/forms/prepare';
import { cx } from '@vitrina/ui';
import { Camera, FileUp } from 'lucide-react';
import type { ChangeEvent } from 'react';
import css from './upload.module.css';

type PickFileProps = {
  /** Of the document. */
  name: string;
  disabled?: boolean;
  /** Id of what is wrong with it. */
  errorId?: string | undefined;
  onTake(files: readonly File[]): void;
};

/**
 * 'Tomar foto' and 'Elegir archivo' of one document. The native inputs cover what is seen, so that pointer, keyboard and
 * screen reader work as usual. The kinds are listed by name: iPhones then hand in a JPEG in place of their HEIC.
 */
export function PickFile({ name, disabled, errorId, onTake }: PickFileProps) {
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    currentTarget.value = ''; // the same file may be picked again after a failure
    onTake(files);
  };
  const input = { type: 'file', disabled, className: css.input, onChange, 'aria-describedby': errorId } as const;
  // The one that is there on every device: what is wrong leads to it.
  const isInvalid = errorId !== undefined || undefined;
  return (
    <div className={css.pick}>
      <label className={cx(css.button, css.camera)}>
        <Camera size={18} strokeWidth={1.75} aria-hidden="true" />
        Tomar foto
        <input {...input} accept="image/*" capture="environment" aria-label={`Tomar foto: ${name}`} />
      </label>
      <label className={css.button}>
        <FileUp size={18} strokeWidth={1.75} aria-hidden="true" />
        Elegir archivo
        <input {...input} accept={ACCEPT} aria-invalid={isInvalid} aria-label={`Elegir archivo: ${name}`} />
      </label>
    </div>
  );
}
