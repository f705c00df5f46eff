import type { Accessory } from '@vitrina/contract';
import { disabledAccessories, kitContains, toggleAccessory, type Wizard } from '@vitrina/rules';
import { updateWizard } from '@vitrina/session-bus';
import { CheckCard, EmptyState, Picture, Price } from '@vitrina/ui';
import css from './accessories.module.css';

/** Why an accessory cannot be chosen. */
function reason(accessory: Accessory, { accesorios }: Wizard): string {
  const kit = accesorios.kit.find((chosen) => kitContains(chosen, accessory));
  return kit ? `Incluido en ${kit.name}` : 'No disponible';
}

type IndividualAccessoriesProps = { wizard: Wizard; offered: readonly Accessory[] };

export function IndividualAccessories({ wizard, offered }: IndividualAccessoriesProps) {
  if (offered.length === 0) return <EmptyState title="No hay accesorios registrados" />;
  const disabled = disabledAccessories(wizard, offered);
  return (
    <ul className={css.cards}>
      {offered.map((accessory) => (
        <li key={accessory.id}>
          <CheckCard
            className={css.tile}
            title={accessory.name}
            picture={accessory.image && <Picture src={accessory.image} width={480} height={360} alt="" />}
            meta={<Price cents={accessory.price} />}
            note={disabled.has(accessory.id) ? reason(accessory, wizard) : undefined}
            disabled={disabled.has(accessory.id)}
            checked={wizard.accesorios.individuales.some(({ id }) => id === accessory.id)}
            onChange={() => updateWizard((before) => toggleAccessory(before, accessory))}
          />
        </li>
      ))}
    </ul>
  );
}
