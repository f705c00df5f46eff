import { Field } from '@vitrina/ui';
import { useEffect, useRef } from 'react';

/** A link to copy by hand, selected when it appears. */
export function LinkField({ link }: { link: string }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  return (
    <Field label="Enlace de esta configuración" hint="Tu navegador no nos dejó copiarlo: cópialo tú.">
      {(control) => <input {...control} ref={input} aria-required={false} type="text" readOnly value={link} />}
    </Field>
  );
}
