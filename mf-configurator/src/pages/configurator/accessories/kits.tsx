import type { Accessory } from '@vitrina/contract';
import { disabledKits, kitsShareItems, type Wizard } from '@vitrina/rules';
import { CheckCard, EmptyState, Price } from '@vitrina/ui';
import css from './accessories.module.css';
import { hasPicture, KitPicture } from './kit-picture';

/** Why a kit cannot be chosen. */
function reason(kit: Accessory, { accesorios }: Wizard): string {
  const other = accesorios.kit.find((chosen) => chosen.id !== kit.id && kitsShareItems(chosen, kit));
  return other ? `Comparte accesorios con ${other.name}` : 'No disponible';
}

const contents = ({ items, longName }: Accessory) => items.map(({ name }) => name).join(', ') || longName;

type KitsProps = { wizard: Wizard; offered: readonly Accessory[]; onToggle(kit: Accessory): void };

export function Kits({ wizard, offered, onToggle }: KitsProps) {
  if (offered.length === 0) return <EmptyState title="No hay Kits de accesorios registrados" />;
  const disabled = disabledKits(wizard, offered);
  return (
    <ul className={css.kits}>
      {offered.map((kit) => (
        <li key={kit.id}>
          <CheckCard
            title={kit.name}
            description={contents(kit)}
            picture={hasPicture(kit) && <KitPicture kit={kit} />}
            meta={<Price cents={kit.price} />}
            note={disabled.has(kit.id) ? reason(kit, wizard) : undefined}
            disabled={disabled.has(kit.id)}
            checked={wizard.accesorios.kit.some(({ id }) => id === kit.id)}
            onChange={() => onToggle(kit)}
          />
        </li>
      ))}
    </ul>
  );
}
