import { Button } from '@vitrina/ui';
import { type Ref, useId } from 'react';
import type { Method } from '../address';
import css from './chosen-method.module.css';
import { METHODS } from './methods';

type ChosenMethodProps = {
  method: Method;
  /** What is chosen: it takes the focus of the card that is gone. */
  title: Ref<HTMLHeadingElement>;
  onChange(): void;
};

/** The chosen way to pay; the others are folded into 'Cambiar método'. */
export function ChosenMethod({ method, title, onChange }: ChosenMethodProps) {
  const id = useId();
  const chosen = METHODS.find((one) => one.id === method);
  if (!chosen) return null;
  const { name, line, Icon } = chosen;
  return (
    <div className={css.chosen}>
      <Icon size={28} strokeWidth={1.5} className={css.icon} aria-hidden="true" />
      <div className={css.words}>
        <h2 ref={title} id={id} tabIndex={-1} className={css.name}>
          {name}
        </h2>
        <p className={css.line}>{line}</p>
      </div>
      <Button variant="quiet" size="s" aria-describedby={id} onClick={onChange}>
        Cambiar método
      </Button>
    </div>
  );
}
