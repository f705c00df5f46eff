import type { Quotation } from '@vitrina/contract';
import { Checkbox, VisuallyHidden } from '@vitrina/ui';
import css from './compare.module.css';
import type { Choice } from './use-choice';

/** The box on a card. With three ticked another press says why it ticks nothing. */
export const CompareBox = ({ quotation: { id, number }, choice }: { quotation: Quotation; choice: Choice }) => (
  <Checkbox
    className={css.box}
    label={
      <>
        Comparar
        <VisuallyHidden>{` la cotización N.º ${number}`}</VisuallyHidden>
      </>
    }
    checked={choice.ids.includes(id)}
    error={choice.refused === id ? 'Puedes comparar hasta tres. Quita una para elegir esta.' : undefined}
    onChange={() => choice.toggle(id)}
  />
);
