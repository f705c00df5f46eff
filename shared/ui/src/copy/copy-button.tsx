import { useEffect, useId, useState } from 'react';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import { VisuallyHidden } from '../layout/visually-hidden';
import css from './copy-button.module.css';

export type CopyButtonProps = {
  /** What is copied. */
  text: string;
  /** What it is, read after 'Copiar' by screen readers: 'número de cuenta'. */
  label: string;
};

const SAID_MS = 4_000;

/**
 * Copies a text, and says 'Copiado', to screen readers too. Where the clipboard is missing (without https) or refused, the
 * text stands below, selected, to be copied by hand.
 */
export function CopyButton({ text, label }: CopyButtonProps) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');
  const hint = useId();

  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState('idle'), SAID_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('refused');
    }
  };

  return (
    <span className={css.copy}>
      <Button variant="quiet" size="s" className={css.button} onClick={copy}>
        {state === 'copied' && <Icon name="check" size={16} />}
        <span>{state === 'copied' ? 'Copiado' : 'Copiar'}</span>
        <VisuallyHidden>{` ${label}`}</VisuallyHidden>
      </Button>
      <VisuallyHidden>
        <span role="status">{state === 'copied' ? `Copiado: ${label}` : ''}</span>
      </VisuallyHidden>
      {state === 'refused' && (
        <span className={css.byHand}>
          <span id={hint}>Tu navegador no deja copiar. Copia el texto seleccionado:</span>
          <input
            ref={select}
            readOnly
            value={text}
            aria-label={label}
            aria-describedby={hint}
            className={css.text}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </span>
      )}
    </span>
  );
}

/** Selected as soon as it stands there; focused, it selects itself. */
const select = (control: HTMLInputElement | null) => control?.focus();
