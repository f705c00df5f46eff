import { Field } from '@vitrina/ui';
import { useEffect, useRef } from 'react';
import css from './share.module.css';

/** A link to copy by hand, selected when it appears; another link is another field (`key`). */
export function LinkField({ link }: { link: string }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  return (
    <Field
      label="Enlace de tu configuración"
      hint="Tu navegador no nos dejó copiarlo: cópialo tú."
      className={css.link}
    >
      {(control) => <input {...control} ref={input} aria-required={false} type="text" readOnly value={link} />}
    </Field>
  );
}
