import { type ReactNode, useId } from 'react';
import { cx } from '../cx';
import { Stage } from '../picture/stage';
import css from './choice.module.css';
import cardCss from './choice-card.module.css';

export type ChoiceCardLook = {
  title: ReactNode;
  description?: ReactNode;
  /** A `Picture`, shown on the stage colour. */
  picture?: ReactNode;
  /** Content after the text, usually a `Price`. */
  meta?: ReactNode;
  /** Why it cannot be chosen, or the effect of choosing it. */
  note?: ReactNode;
  disabled?: boolean;
  className?: string;
};

type ChoiceCardProps = ChoiceCardLook & {
  type: 'radio' | 'checkbox';
  name?: string;
  checked: boolean;
  onChange(): void;
};

/**
 * The card behind `RadioCard` and `CheckCard`: its title is the accessible name of the input, the rest its description.
 */
export function ChoiceCard({ title, description, picture, meta, note, className, type, ...input }: ChoiceCardProps) {
  const id = useId();
  return (
    <label
      className={cx(cardCss.card, className)}
      data-checked={input.checked || undefined}
      data-disabled={input.disabled || undefined}
    >
      {picture && (
        <Stage as="span" quiet className={cardCss.picture}>
          {picture}
        </Stage>
      )}
      <span className={cardCss.body}>
        <input
          {...input}
          type={type}
          className={cx(css.mark, type === 'radio' ? css.radio : css.check)}
          aria-labelledby={`${id}t`}
          aria-describedby={description || meta || note ? `${id}d` : undefined}
        />
        <span className={cardCss.words}>
          <span id={`${id}t`} className={cardCss.title}>
            {title}
          </span>
          <span id={`${id}d`} className={cardCss.details}>
            {description && <span className={cardCss.description}>{description}</span>}
            {meta && <span className={cardCss.meta}>{meta}</span>}
            {note && <span className={cardCss.note}>{note}</span>}
          </span>
        </span>
      </span>
    </label>
  );
}

/** A card that is chosen independently: an accessory, a kit. */
export function CheckCard({
  onChange,
  ...card
}: ChoiceCardLook & { checked: boolean; onChange(checked: boolean): void }) {
  return <ChoiceCard {...card} type="checkbox" onChange={() => onChange(!card.checked)} />;
}
