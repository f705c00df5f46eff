import { hiddenClass, Icon } from '@vitrina/ui';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { Method } from '../address';
import css from './method-cards.module.css';
import { METHODS } from './methods';

type MethodCardsProps = {
  method: Method | undefined;
  onChoose(method: Method): void;
};

/**
 * The ways to pay as wide radio cards. A press chooses, and so do the space bar and Enter; the arrow keys only move, because
 * a choice leads on.
 */
export function MethodCards({ method, onChoose }: MethodCardsProps) {
  const name = useId();
  const [marked, setMarked] = useState(method);
  const isMoving = useRef(false);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    isMoving.current = key.startsWith('Arrow');
  };
  return (
    <fieldset className={css.cards} onKeyDown={onKeyDown} onKeyUp={() => (isMoving.current = false)}>
      <legend className={hiddenClass}>Método de pago</legend>
      {METHODS.map(({ id, name: label, line, Icon: Drawing }) => (
        <label key={id} className={css.card} data-checked={marked === id || undefined}>
          <input
            type="radio"
            name={name}
            value={id}
            className={css.radio}
            checked={marked === id}
            aria-labelledby={`${name}${id}t`}
            aria-describedby={`${name}${id}d`}
            onChange={() => setMarked(id)}
            // The one in focus, which nothing has marked before the first choice.
            onKeyDown={({ key }) => key === 'Enter' && onChoose(id)}
            // Not the change: a press of the one that is marked chooses it too.
            onClick={() => !isMoving.current && onChoose(id)}
          />
          <Drawing size={28} strokeWidth={1.5} className={css.icon} aria-hidden="true" />
          <span className={css.words}>
            <span id={`${name}${id}t`} className={css.name}>
              {label}
            </span>
            <span id={`${name}${id}d`} className={css.line}>
              {line}
            </span>
          </span>
          <Icon name="chevron-right" className={css.chevron} />
        </label>
      ))}
    </fieldset>
  );
}
