import { useId } from 'react';
import css from './choice.module.css';
import swatchCss from './swatches.module.css';

export type Swatch<T extends string | number> = { id: T; name: string /** a CSS colour, #rrggbb */; hex: string };

export type SwatchesProps<T extends string | number> = {
  legend: string;
  colours: readonly Swatch<T>[];
  value: T | null | undefined;
  onChange(id: NoInfer<T>): void;
  className?: string;
};

/** Colours as a row of native radios, each above its name; the chosen one's name is also beside the legend. */
export function Swatches<T extends string | number>({ legend, colours, value, onChange, className }: SwatchesProps<T>) {
  const name = useId();
  const chosen = colours.find((colour) => colour.id === value);
  return (
    <fieldset className={className}>
      <legend className={css.legend}>
        <span>{legend}</span>
        {chosen && <span className={swatchCss.chosen}>{chosen.name}</span>}
      </legend>
      <div className={swatchCss.swatches}>
        {colours.map((colour) => (
          <label key={colour.id} className={swatchCss.option} data-checked={colour.id === value || undefined}>
            <input
              type="radio"
              name={name}
              className={swatchCss.swatch}
              style={{ '--swatch': colour.hex }}
              checked={colour.id === value}
              onChange={() => onChange(colour.id)}
            />
            <span>{colour.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
