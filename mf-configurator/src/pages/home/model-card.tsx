import type { Model } from '@vitrina/contract';
import { Picture, Price, Stage } from '@vitrina/ui';
import css from './model-card.module.css';

/** The width of a phone, half of a wider screen; the car is drawn a quarter larger than its picture's box. */
const SIZES = '(min-width: 82rem) 50rem, (min-width: 40rem) 58vw, 115vw';

/** Small and large picture for the browser to choose from; widths as in the contract. */
const sourceSet = ({ image, heroImage }: Model) =>
  image && heroImage ? `${image} 480w, ${heroImage} 1280w` : undefined;

/** One model as a big button: car, name, kind and lowest price. */
export function ModelCard({ model, onChoose }: { model: Model; onChoose(): void }) {
  const { name, bodyType, fromPrice } = model;
  const picture = model.image ?? model.heroImage;
  return (
    <button type="button" className={css.card} onClick={onChoose}>
      <Stage as="span" studio className={css.stage}>
        {picture && (
          <Picture
            src={picture}
            srcSet={sourceSet(model)}
            sizes={SIZES}
            width={1280}
            height={720}
            alt=""
            cutout
            className={css.car}
          />
        )}
      </Stage>
      <span className={css.words}>
        <span className={css.name}>{name}</span>
        {bodyType && <span className={css.kind}>{bodyType}</span>}
        {fromPrice !== undefined && (
          <span className={css.price}>
            Desde <Price cents={fromPrice} />
          </span>
        )}
      </span>
    </button>
  );
}
