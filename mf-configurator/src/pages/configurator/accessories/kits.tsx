import type { Accessory } from '@vitrina/contract';
import { disabledKits, kitsShareItems, removalMessage, toggleKit, type Wizard } from '@vitrina/rules';
import { notify, updateWizard } from '@vitrina/session-bus';
import { CheckCard, EmptyState, Price } from '@vitrina/ui';
import css from './accessories.module.css';
import { hasPicture, KitPicture } from './kit-picture';

/** Adds a kit or takes it out; tells which accessories left because the kit contains them. */
function toggle(kit: Accessory) {
  let removed: readonly Accessory[] = [];
  updateWizard((before) => {
    const after = toggleKit(before, kit);
    removed = after.removed;
    return after.wizard;
  });
  for (const item of removed) notify({ kind: 'info', text: removalMessage(item, kit) });
}

/** Why a kit cannot be chosen. */
function reason(kit: Accessory, { accesorios }: Wizard): string {
  const other = accesorios.kit.find((chosen) => chosen.id !== kit.id && kitsShareItems(chosen, kit));
  return other ? `Comparte accesorios con ${other.name}` : 'No disponible';
}

const contents = ({ items, longName }: Accessory) => items.map(({ name }) => name).join(', ') || longName;

export function Kits({ wizard, offered }: { wizard: Wizard; offered: readonly Accessory[] }) {
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
            onChange={() => toggle(kit)}
          />
        </li>
      ))}
    </ul>
  );
}
