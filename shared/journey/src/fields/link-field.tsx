import { Field } from '@vitrina/ui';
import { useEffect, useRef } from 'react';

export type LinkFieldProps = { label: string; link: string; className?: string };

/** A link to copy by hand, selected when it appears; another link is another field (`key`). */
export function LinkField({ label, link, className }: LinkFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  return (
    <Field label={label} hint="Tu navegador no nos dejó copiarlo: cópialo tú." className={className}>
      {(control) => <input {...control} ref={input} aria-required={false} type="text" readOnly value={link} />}
    </Field>
  );
}
