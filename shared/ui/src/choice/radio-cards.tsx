import { createContext, type ReactNode, use, useId, useMemo } from 'react';
import { cx } from '../cx';
import { hiddenClass } from '../layout/visually-hidden';
import css from './choice.module.css';
import { ChoiceCard, type ChoiceCardLook } from './choice-card';

export type ChoiceValue = string | number;

const Group = createContext<{ name: string; value: unknown; onChange(value: never): void } | null>(null);

export type RadioCardsProps<T extends ChoiceValue> = {
  legend: string;
  /** The legend is only for screen readers. */
  hideLegend?: boolean;
  value: T | null | undefined;
  onChange(value: NoInfer<T>): void;
  /** `row`: one below the other, with the picture at the side. `grid` (default): as many columns as fit. */
  layout?: 'grid' | 'row';
  className?: string;
  /** `RadioCard`s with the same value type. */
  children: ReactNode;
};

/** One choice among cards: native radios, so arrow keys move and choose. */
export function RadioCards<T extends ChoiceValue>({
  legend,
  hideLegend,
  value,
  onChange,
  layout = 'grid',
  className,
  children,
}: RadioCardsProps<T>) {
  const name = useId();
  const group = useMemo(() => ({ name, value, onChange }), [name, value, onChange]);
  return (
    <fieldset className={className}>
      <legend className={hideLegend ? hiddenClass : css.legend}>{legend}</legend>
      <div className={cx(css.cards, layout === 'row' && css.rows)}>
        <Group value={group}>{children}</Group>
      </div>
    </fieldset>
  );
}

/** One card of `RadioCards`. */
export function RadioCard<T extends ChoiceValue>({ value, ...card }: ChoiceCardLook & { value: T }) {
  const group = use(Group);
  if (!group) throw new Error('RadioCard stands inside RadioCards');
  return (
    <ChoiceCard
      {...card}
      type="radio"
      name={group.name}
      checked={group.value === value}
      onChange={() => group.onChange(value as never)}
    />
  );
}
